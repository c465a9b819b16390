import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Frame, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

declare global {
  /** Exposed to the page by `ScreenReader`. */
  var screenReader: typeof virtual | undefined;
}

const library = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** The library as a classic script, because the site's policy allows no modules from other origins. */
const script = readFileSync(library, 'utf8').replace(
  /export\{[^}]*?([\w$]+) as virtual\};/,
  'globalThis.screenReader = $1;',
);

/** A virtual screen reader in a page or iframe. It says roles and states in English, names and texts as written. */
export class ScreenReader {
  constructor(readonly target: Page | Frame) {}

  /** Starts to record announcements of live regions. */
  async listen(): Promise<void> {
    await this.#bring();
    await this.target.evaluate(() => globalThis.screenReader?.start({ container: document.body }));
  }

  /** The announcements since `listen`, each with its politeness. */
  async announced(): Promise<string[]> {
    await this.#bring();
    const log = await this.target.evaluate(() => globalThis.screenReader?.spokenPhraseLog().catch(() => []));
    return (log ?? []).filter((phrase) => /^(polite|assertive): ./.test(phrase));
  }

  /** Reads a part of the page from start to end, one line per stop. */
  async readAll(selector = 'body'): Promise<string[]> {
    await this.#bring();
    const heard = await this.target.evaluate(async (part) => {
      const { screenReader } = globalThis;
      const container = document.querySelector(part);
      if (screenReader === undefined || container === null) return [];
      await screenReader.stop();
      await screenReader.start({ container });
      const phrases: string[] = [];
      const languageOf = (node: Node | null) =>
        (node instanceof Element ? node : node?.parentElement)?.closest('[lang]')?.getAttribute('lang') ??
        'no language';
      for (;;) {
        await screenReader.next();
        const phrase = await screenReader.lastSpokenPhrase();
        const language = languageOf(screenReader.activeNode);
        if (/^end of (document|main)\b/.test(phrase) || phrases.length > 2000) break;
        phrases.push(language === 'nl' ? phrase : `[${language}] ${phrase}`);
      }
      await screenReader.stop();
      return phrases;
    }, selector);
    return heard.filter((phrase) => !isNoise(phrase));
  }

  async #bring(): Promise<void> {
    await this.target.evaluate(`globalThis.screenReader ?? (() => {${script}\n})()`);
  }
}

/** Ends of elements, and `noscript`. */
function isNoise(phrase: string): boolean {
  return /^(\[\w+\] )?(end of |paragraph$|strong$|<)/.test(phrase);
}
