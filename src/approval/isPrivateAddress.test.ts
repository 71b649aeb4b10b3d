import { expect, test } from "vitest";
import { type ApprovalPart, approvalRequest } from "../core/ApprovalRequest.js";
import { enApproval as strings } from "../strings/enApproval.js";
import { isPrivateAddress } from "./isPrivateAddress.js";
import { readApproval } from "./fixtures/readApproval.js";
import { secretNames } from "./secretNames.js";

const notesOf = (part: ApprovalPart) =>
  readApproval(approvalRequest(part), {
    strings,
    checks: { isPrivateAddress, isSecretName: secretNames() },
  }).notes.map(({ level, text }) => [level, text]);
const [secret, privateAddress] = [
  ["warning", "May contain a secret."],
  ["danger", "May reach your device or your local network."],
];

test.each<[ApprovalPart, unknown[]]>([
  [{ type: "arguments", value: { apiKey: "a" } }, [secret]],
  [{ type: "arguments", value: { auth: [{ password: "a" }] } }, [secret]],
  [{ type: "arguments", value: { Passwort: "a" } }, [secret]],
  [{ type: "arguments", value: '{"client_secret":"a"}' }, [secret]],
  [{ type: "arguments", value: { apiKey: "", path: "a" } }, []],
  [{ type: "arguments", value: { target: "http://169.254.169.254/latest" } }, [privateAddress]],
  [{ type: "command", command: "curl 'http://user@[::1]:3000/'" }, [privateAddress]],
  [{ type: "command", command: ["curl", "https://192.168.0.1"] }, [privateAddress]],
  [{ type: "command", command: "curl https://10.0.0.1.tables.example" }, [privateAddress]],
  [{ type: "command", command: "curl https://tables.example/localhost" }, []],
  [{ type: "url", url: "localhost:3000" }, [privateAddress]],
  [{ type: "url", url: "ftp://router.local/" }, [privateAddress]],
  [{ type: "url", url: "tables.example" }, []],
  [{ type: "url", url: "mailto:ada@tables.example" }, []],
  [{ type: "url", url: "" }, []],
])("%j has the notes %j", (part, notes) => {
  expect(notesOf(part)).toEqual(notes);
});

test("a host that is too long is none", () => {
  expect(notesOf({ type: "url", url: `https://${"a.".repeat(10_000)}localhost` })).toEqual([]);
});

test("addresses of one approval are checked up to a limit", () => {
  const command = "curl http://a.example ".repeat(40_000) + "http://localhost/";
  expect(notesOf({ type: "command", command })).toEqual([]);
  const value = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, at) => [`a${at}`, "http://a.example"]),
  );
  expect(notesOf({ type: "arguments", value: { ...value, b: "http://localhost/" } })).toEqual([]);
});
