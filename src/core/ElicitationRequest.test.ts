import type * as Acp from "@agentclientprotocol/sdk";
import type * as AcpV2 from "@agentclientprotocol/sdk/experimental/v2";
import type * as Mcp from "@modelcontextprotocol/client";
import type * as McpV1 from "@modelcontextprotocol/sdk/types.js";
import { expectTypeOf, test } from "vitest";
import type { ElicitationRequest, ElicitationResult, FormRequest, UrlRequest } from "./protocol.js";

// The type check proves these: at run time there is nothing to see.
test("a request of the SDKs is an `ElicitationRequest` without a cast", () => {
  expectTypeOf<McpV1.ElicitRequestParams>().toExtend<ElicitationRequest>();
  expectTypeOf<McpV1.ElicitRequestFormParams>().toExtend<FormRequest>();
  expectTypeOf<McpV1.ElicitRequestURLParams>().toExtend<UrlRequest>();
  expectTypeOf<Mcp.ElicitRequestParams>().toExtend<ElicitationRequest>();
  expectTypeOf<Mcp.ElicitRequestFormParams>().toExtend<FormRequest>();
  expectTypeOf<Mcp.ElicitRequestURLParams>().toExtend<UrlRequest>();
  expectTypeOf<Acp.CreateElicitationRequest>().toExtend<ElicitationRequest>();
  expectTypeOf<AcpV2.CreateElicitationRequest>().toExtend<ElicitationRequest>();
});

test("a result can be sent by the SDKs without a cast", () => {
  expectTypeOf<ElicitationResult>().toExtend<McpV1.ElicitResult>();
  expectTypeOf<ElicitationResult>().toExtend<Mcp.ElicitResult>();
  expectTypeOf<ElicitationResult>().toExtend<Acp.CreateElicitationResponse>();
  expectTypeOf<ElicitationResult>().toExtend<AcpV2.CreateElicitationResponse>();
});
