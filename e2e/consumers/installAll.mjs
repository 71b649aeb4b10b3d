// @ts-check
import { consumers } from "./consumers.mjs";
import { installConsumer } from "./install.mjs";

/** Installs what the apps need, one app after the other: most of it is to wait for a registry. */
for (const name of consumers) await installConsumer(name);
