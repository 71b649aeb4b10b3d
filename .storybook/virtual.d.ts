declare module "virtual:manual" {
  // oxlint-disable-next-line typescript/consistent-type-imports -- what stands beside it is no import of an ambient module
  const manual: import("../.dev/docs/readManual.mjs").Manual;
  export default manual;
}
