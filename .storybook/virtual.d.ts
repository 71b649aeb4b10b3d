declare module "virtual:manual" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module can't import a relative path
  const manual: import("../scripts/docs/readManual.mjs").Manual;
  export default manual;
}

declare module "*.md?page" {
  const text: string;
  export default text;
}
