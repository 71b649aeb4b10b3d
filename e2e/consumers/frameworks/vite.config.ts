import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  logLevel: "warn",
  plugins: [react()],
  build: {
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: [
        "ag-ui/index.html",
        "langgraph/index.html",
        "claude/index.html",
        "tasks/index.html",
        "links/index.html",
        "links/app.html",
      ],
    },
  },
});
