declare module "virtual:manual" {
  import type { Manual } from "../.dev/docs/readManual.mjs";

  const manual: Manual;
  export default manual;
}
