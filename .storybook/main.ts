import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";
import { startLive } from "../e2e/servers/live.mjs";
import { publishedStyles } from "../scripts/build/styles.mjs";
import { docs, writePages } from "./docs.mjs";
import { registry } from "./registry.mjs";

const source = join(import.meta.dirname, "../src");

writePages();

const config: StorybookConfig = {
  stories: ["./pages/*.mdx", "../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  framework: { name: "@storybook/react-vite", options: { strictMode: true } },
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  // The tables of props come from the compiler: see `componentDocs.ts`.
  typescript: { reactDocgen: false },
  // `npm start` runs the servers that the live stories connect to; tests start their own.
  env: async (env, { configType }) =>
    configType === "DEVELOPMENT" && !process.env.VITEST
      ? { ...env, STORYBOOK_LIVE_SERVERS: JSON.stringify((await startLive()).urls) }
      : env,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbars of our own set the background and the width.
  features: { backgrounds: false, viewport: false, sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), docs(), registry()],
      // Stories have the style sheet as it is published.
      css: { postcss: { plugins: [publishedStyles()] } },
      // What loads late is built before anybody waits for it.
      server: { warmup: { clientFiles: ["./src/**/*.{ts,tsx}", "!./src/**/*.test.*"] } },
      resolve: {
        // Stories import the package by its name, as its users do, and get the source.
        alias: [
          { find: /^react-elicitation$/, replacement: join(source, "index.ts") },
          { find: /^react-elicitation\/styles\.css$/, replacement: join(source, "styles.css") },
          {
            find: /^react-elicitation\/(agents|core|relay|testing|strings)$/,
            replacement: join(source, "$1.ts"),
          },
          {
            find: /^react-elicitation\/strings\/(.*)$/,
            replacement: join(source, "strings/locales/$1.ts"),
          },
        ],
      },
    }),
};

export default config;
