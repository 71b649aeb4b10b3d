import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport, Server } from "@modelcontextprotocol/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { FormRequest } from "../core/protocol.js";
import { openStore } from "../form/model/fixtures/openStore.js";
import { whenShown } from "../queue/fixtures/whenShown.js";
import type { FieldOption } from "../schema/Field.js";
import { createElicitationQueue } from "./createElicitationQueue.js";
import { readOpenAiForm } from "./readOpenAiForm.js";

const requester = { name: "Parts" };
const bolt = {
  uri: "cad://parts/hex-bolt",
  name: "hex-bolt",
  title: "M6 hex bolt",
  _meta: { "openai/thumbnail": { src: "https://tracker.example/1.png", mimeType: "image/png" } },
};
const washer = { uri: "cad://parts/washer", name: "washer" };
const address = { type: "string", format: "uri" };
const inputOf = (options: unknown, more: object = {}) => ({
  "x-openai-input": { type: "resource", options, ...more },
});
const one = (options: unknown, more: object = {}) => ({
  ...address,
  title: "Part",
  ...inputOf(options, more),
});
const several = (options: unknown) => ({ type: "array", items: address, ...inputOf(options) });
const requestOf = (part: unknown): Pick<FormRequest, "message" | "requestedSchema"> =>
  ({
    message: "Which part?",
    requestedSchema: { type: "object", properties: { part } },
  }) as FormRequest;

/** Opens the form that a user gets for a field. */
function formOf(part: unknown, required: string[] = []) {
  const { properties } = readOpenAiForm(requestOf(part)).requestedSchema;
  return openStore(properties as Record<string, unknown>, required);
}

function optionsOf(part: unknown): readonly FieldOption[] {
  const field = formOf(part).fieldOf("part");
  return "options" in field ? field.options : [];
}

describe("a choice of resources", () => {
  test("shows titles, names and URIs, and sends the URI", async () => {
    const form = formOf(one([bolt, washer]));
    expect(form.fieldOf("part")).toMatchObject({
      kind: "singleSelect",
      label: "Part",
      options: [
        { value: bolt.uri, label: "M6 hex bolt (hex-bolt)", description: bolt.uri },
        { value: washer.uri, label: "washer", description: washer.uri },
      ],
    });
    form.enter("part", washer.uri);
    expect(await form.submit()).toEqual({ part: washer.uri });
  });

  test("in a list sends several URIs, within the server's limits", async () => {
    const form = formOf({ ...several([bolt, washer]), minItems: 2, title: "Parts" });
    expect(form.fieldOf("part")).toMatchObject({ kind: "multiSelect", label: "Parts" });
    form.enter("part", [bolt.uri]);
    expect(await form.submit()).toBeUndefined();
    form.enter("part", [bolt.uri, washer.uri]);
    expect(await form.submit()).toEqual({ part: [bolt.uri, washer.uri] });
  });

  test("selects the server's default only if it is an option", () => {
    expect(formOf({ ...one([bolt]), default: bolt.uri }).value("part")).toBe(bolt.uri);
    expect(formOf({ ...one([bolt]), default: "cad://other" }).value("part")).not.toBe(
      "cad://other",
    );
    expect(formOf({ ...several([bolt]), default: [bolt.uri] }).value("part")).toEqual([bolt.uri]);
  });

  test("has no other answer, also if the user could bring a file", async () => {
    const form = formOf(one([bolt], { userOptions: { kind: "file", accept: [".stl"] } }), ["part"]);
    form.enter("part", "file:///etc/passwd");
    expect(await form.submit()).toBeUndefined();
  });

  test("keeps no address to load", () => {
    expect(JSON.stringify(readOpenAiForm(requestOf(one([bolt]))))).not.toContain("tracker.example");
  });

  test("shows the URI whatever the name says", () => {
    const uri = "javascript:alert(1)";
    const [option] = optionsOf(one([{ uri, name: "report.pdf", title: "https://bank.example" }]));
    expect(option).toMatchObject({ value: uri, description: uri });
    expect(optionsOf(one([{ uri, name: " " }]))).toMatchObject([{ value: uri, label: uri }]);
  });

  test("tells two options of one name apart by their URIs", () => {
    const [first, second] = optionsOf(
      one([
        { uri: "file:///a", name: "a" },
        { uri: "file:///b", name: "a" },
      ]),
    );
    expect([first?.distinction, second?.distinction]).toEqual(["file:///a", "file:///b"]);
  });

  test("leaves out repeated URIs and malformed options", () => {
    const malformed = [null, 1, "cad://x", {}, { uri: 1 }, { uri: "" }, { uri: ["a"] }, [bolt]];
    const options = optionsOf(one([...malformed, bolt, { ...washer, uri: bolt.uri }]));
    expect(options.map(({ value }) => value)).toEqual([bolt.uri]);
    expect(optionsOf(one([{ uri: "a:b", name: 1, title: {} }]))).toMatchObject([{ label: "a:b" }]);
  });

  test("has 10,000 options", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      uri: `a:${at}`,
      name: `File ${at}`,
    }));
    expect(optionsOf(one(many))).toHaveLength(10_000);
    expect(optionsOf(several(many))).toHaveLength(10_000);
  });
});

test.each<[string, unknown]>([
  ["options in a schema keyword", { ...one([bolt]), enum: ["a"] }],
  ["no options", one([])],
  ["options that are no list", one({ 0: bolt })],
  ["no usable option", one([{ name: "a" }])],
  ["another type", { ...one([bolt]), type: "number" }],
  ["another format", { ...one([bolt]), format: "email" }],
  ["items of another type", { ...several([bolt]), items: { type: "string" } }],
  ["an input that is no object", { ...address, "x-openai-input": [bolt] }],
  ["no schema", null],
])("a field with %s stays as it is", (_, part) => {
  expect(readOpenAiForm(requestOf(part))).toEqual(requestOf(part));
});

test.each<[string, unknown]>([
  ["a URL", { mode: "url", message: "", url: "https://a.example", elicitationId: "1" }],
  ["malformed properties", { message: "", requestedSchema: { properties: [bolt] } }],
  ["no properties", { message: "", requestedSchema: { type: "object" } }],
  ["a malformed schema", { message: "", requestedSchema: [bolt] }],
  ["no params", undefined],
])("a request with %s stays as it is", (_, params) => {
  expect(readOpenAiForm(params)).toEqual(params);
});

test("params are copied, not changed", () => {
  const params = requestOf(several([bolt]));
  const before = structuredClone(params);
  expect(readOpenAiForm(params)).not.toEqual(before);
  expect(params).toEqual(before);
});

test("the names that objects inherit stay plain keys", () => {
  const properties = JSON.parse('{"__proto__":null}') as Record<string, unknown>;
  Object.defineProperty(properties, "__proto__", { value: one([bolt]) });
  const read = readOpenAiForm({ message: "", requestedSchema: { type: "object", properties } });
  expect(Object.keys(read.requestedSchema.properties)).toEqual(["__proto__"]);
});

test.each(["with", "without"])(
  "a server of the MCP SDK gets the chosen URI, %s retries",
  async (way) => {
    const queue = createElicitationQueue();
    const connection = queue.connection({ requester });
    const extensions = { "openai/elicitation": { form: {} } };
    const client = new Client(
      { name: "host", version: "1" },
      { capabilities: { ...queue.capabilities.mcp, extensions } },
    );
    client.setRequestHandler(
      "openai/elicitation/create",
      { params: z.looseObject({}) },
      (params, context) => connection.create({ params: readOpenAiForm(params) }, context),
    );
    const server = new Server({ name: "server", version: "1" });
    const [near, far] = InMemoryTransport.createLinkedPair();
    await server.connect(far);
    await client.connect(way === "with" ? connection.wrap(near) : near);
    expect(server.getClientCapabilities()).toMatchObject({ extensions });
    const answer = server.request(
      { method: "openai/elicitation/create", params: { mode: "form", ...requestOf(one([bolt])) } },
      z.looseObject({}),
    );
    const item = await whenShown(queue);
    const { part } = (item.request as FormRequest).requestedSchema.properties ?? {};
    expect(part).toMatchObject({ oneOf: [{ const: bolt.uri }] });
    await item.respond({ action: "accept", content: { part: bolt.uri } });
    expect(await answer).toEqual({ action: "accept", content: { part: bolt.uri } });
    await client.close();
  },
);
