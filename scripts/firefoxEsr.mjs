// @ts-check
import { firefox } from "playwright";

/**
 * @typedef {object} Session What speaks WebDriver BiDi with the browser.
 * @property {(method: string, params: object) => Promise<unknown>} send
 */

/** Firefox ESR 153 does not know it, and Playwright 1.65 makes no page without it. */
const unknown = "emulation.setMediaFeaturesOverride";

let mended = false;

/**
 * Mends what Playwright 1.65 does with a Firefox that it did not build, in every browser that this
 * process starts from now on. To be taken away as soon as Playwright does without it.
 *
 * 1. It asks for something that Firefox does not know. The failure is let go.
 * 2. It inserts text by `element.value = …`, which React does not hear. The editor does it instead,
 *    as for a person: what listens gets an `input` event that is trusted.
 *
 * And one fault of Firefox ESR 153 itself, which no page of ours meets: to read the elements that
 * `aria-labelledby` names as properties ends the page. axe reads them where they are known; where
 * they are not, it goes by the ids.
 */
export function mendFirefox() {
  // Several projects have Firefox.
  if (mended) return;
  mended = true;
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    const session = sessionOf(browser);
    // Playwright's own build speaks another protocol, and needs none of this.
    if (session) {
      letGo(session);
      for (const mend of [typeAsPerson, forgetAriaElements])
        await session.send("script.addPreloadScript", { functionDeclaration: String(mend) });
    }
    return browser;
  };
}

/**
 * @param {object} browser
 * @returns {Session | undefined}
 */
function sessionOf(browser) {
  const { _connection: connection } =
    /** @type {{ _connection: { toImpl(of: object): { _browserSession?: Session } } }} */ (browser);
  return connection.toImpl(browser)._browserSession;
}

/** @param {Session} session */
function letGo(session) {
  /** @type {Session} Each page has a session of its own. */
  const prototype = Object.getPrototypeOf(session);
  const { send } = prototype;
  prototype.send = async function (method, params) {
    const sent = send.call(this, method, params);
    return method === unknown ? sent.catch(() => ({})) : sent;
  };
}

/** Runs in each page before its own scripts do; Playwright sets the same property later, in vain. */
function typeAsPerson() {
  Object.defineProperty(window, "__pw_bidiInsertText", { get: () => type, set() {} });

  /** @param {string} text */
  function type(text) {
    let { activeElement: element } = document;
    while (element?.shadowRoot) element = element.shadowRoot.activeElement;
    // Playwright goes on inside of a frame.
    if (element instanceof HTMLIFrameElement) return element;
    return document.execCommand("insertText", false, text);
  }
}

/** Runs in each page before its own scripts do. */
function forgetAriaElements() {
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (/^aria\w+Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
}
