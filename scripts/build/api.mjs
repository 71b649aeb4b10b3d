// @ts-check
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from "@microsoft/api-extractor";
import { cache, root, run } from "../run.mjs";

/*
 * Writes reports of the public API: the types of each entry point. The elements and tokens of the style
 * sheet are in docs/reference.
 *   npm run api                            builds the package and writes the reports
 *   node scripts/build/api.mjs --check     fails if the last build differs from the reports
 */
const check = process.argv.includes("--check");
if (!check) {
  const { ok, output } = await run([process.execPath, "scripts/build/build.mjs"]);
  if (!ok) throw new Error(`The package could not be built.\n${output}`);
} else if (!existsSync(join(root, "dist/index.d.ts"))) {
  throw new Error("There is no dist to read. Run `npm run build` first.");
}

const manifest = join(root, "package.json");
const reportTempFolder = cache("api");
mkdirSync(reportTempFolder, { recursive: true });

// The built types of each entry point. All languages have the same type.
const configs = Object.entries(JSON.parse(readFileSync(manifest, "utf8")).exports)
  .filter(([door, { types = "" }]) => types.endsWith(".d.ts") && !door.endsWith(".css"))
  .map(([door, { types }]) => {
    const file = join(root, types.replace("*", "en"));
    const compilerOptions = {
      target: "ES2022",
      module: "NodeNext",
      moduleResolution: "NodeNext",
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      types: [],
      skipLibCheck: true,
      strict: true,
    };
    return ExtractorConfig.prepare({
      configObject: {
        projectFolder: root,
        mainEntryPointFilePath: file,
        newlineKind: "lf",
        compiler: { overrideTsconfig: { compilerOptions, include: [file] } },
        apiReport: {
          enabled: true,
          reportFileName: door === "." ? "index" : door.replace("./", "").replace("/*", "-en"),
          reportFolder: join(root, "scripts/api"),
          reportTempFolder,
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
    });
  });

const [first] = configs;
if (!first) throw new Error("The package has no entries.");
const compilerState = CompilerState.create(first, {
  additionalEntryPoints: configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});
const changed = configs.filter((config) => {
  const { errorCount, apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: !check,
    printApiReportDiff: check,
    messageCallback: (message) => {
      message.handled =
        message.logLevel !== "error" && message.messageId !== "console-api-report-diff";
    },
  });
  if (errorCount > 0) throw new Error(`${config.mainEntryPointFilePath} cannot be read.`);
  return apiReportChanged;
});
for (const { reportConfigs } of changed)
  console.log(`${check ? "✗ " : ""}scripts/api/${reportConfigs[0]?.fileName} has changed`);
if (check && changed.length > 0) {
  console.log("If this change is intended, run `npm run api` and commit the reports.");
  process.exitCode = 1;
} else if (changed.length === 0) console.log("The reports are up to date.");
