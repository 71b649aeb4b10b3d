import type { FormRequest } from "react-elicitation";

/** MCP 2025-11-25: options with titles, of one choice and of several. */
export const titledOptions: FormRequest = {
  message: "Where shall the report go?",
  requestedSchema: {
    type: "object",
    properties: {
      format: {
        type: "string",
        title: "Format",
        oneOf: [
          { const: "pdf", title: "PDF" },
          { const: "html", title: "Web page" },
        ],
        default: "pdf",
      },
      channels: {
        type: "array",
        title: "Channels",
        minItems: 1,
        maxItems: 2,
        items: {
          anyOf: [
            { const: "mail", title: "E-mail" },
            { const: "chat", title: "Chat" },
            { const: "drive", title: "Shared folder" },
          ],
        },
      },
      address: { type: "string", title: "E-mail address", format: "email" },
    },
    required: ["format", "channels"],
  },
};
