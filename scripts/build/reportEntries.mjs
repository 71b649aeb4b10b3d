// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from "@microsoft/api-extractor";
import { root } from "../run.mjs";

const manifest = join(root, "package.json");
const { exports: doors } = JSON.parse(readFileSync(manifest, "utf8"));

/** The built types of each entry, by the name of its report. All languages are of one type. */
const entries = Object.entries(doors)
  .filter(([door, { types = "" }]) => types.endsWith(".d.ts") && !door.endsWith(".css"))
  .map(([door, { types }]) => ({
    name: door === "." ? "index" : door.replace("./", "").replace("/*", "-en"),
    file: join(root, types.replace("*", "en")),
  }));

/**
 * What each entry of the built package exports, written down by API Extractor.
 *
 * @param {string} folder for what it leaves behind
 * @returns {Record<string, string>} The reports, by the names of their files.
 */
export function reportEntries(folder) {
  const configs = entries.map(({ name, file }) =>
    ExtractorConfig.prepare({
      configObject: {
        projectFolder: root,
        mainEntryPointFilePath: file,
        newlineKind: "lf",
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: "ES2022",
              module: "NodeNext",
              moduleResolution: "NodeNext",
              lib: ["ES2023", "DOM", "DOM.Iterable"],
              types: [],
              skipLibCheck: true,
              strict: true,
            },
            include: [file],
          },
        },
        apiReport: {
          enabled: true,
          reportFileName: name,
          reportFolder: folder,
          reportTempFolder: join(folder, "temp"),
          // A host sees them through what is exported.
          includeForgottenExports: true,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
          extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
          tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        },
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: manifest,
    }),
  );
  const [first] = configs;
  if (!first) throw new Error("The package has no entries.");
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  return Object.fromEntries(
    configs.map((config) => {
      const { succeeded } = Extractor.invoke(config, {
        compilerState,
        localBuild: true,
        messageCallback: (message) => {
          if (message.logLevel === "error") console.error(message.text);
          message.handled = true;
        },
      });
      if (!succeeded)
        throw new Error(`The types of ${config.mainEntryPointFilePath} cannot be read.`);
      const name = config.reportConfigs[0]?.fileName ?? "";
      return [name, readFileSync(join(folder, name), "utf8")];
    }),
  );
}
