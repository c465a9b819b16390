import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Frame, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

declare global {
  /** Given to the page by `ScreenReader`. */
  var screenReader: typeof virtual | undefined;
}

const library = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** An ES module as a script, which runs in any page: the site's policy lets in no module of others. */
const script = readFileSync(library, 'utf8').replace(
  /export\{[^}]*?([\w$]+) as virtual\};/,
  'globalThis.screenReader = $1;',
);

/** A virtual screen reader in a page or frame. It says roles and states in English, names and texts as they stand. */
export class ScreenReader {
  constructor(readonly place: Page | Frame) {}

  /** Begins to hear what the page announces by itself. */
  async listen(): Promise<void> {
    await this.#bring();
    await this.place.evaluate(() => globalThis.screenReader?.start({ container: document.body }));
  }

  /** What was announced since `listen`: each with how urgent it is. */
  async announced(): Promise<string[]> {
    await this.#bring();
    const log = await this.place.evaluate(() => globalThis.screenReader?.spokenPhraseLog().catch(() => []));
    return (log ?? []).filter((phrase) => /^(polite|assertive): ./.test(phrase));
  }

  /** What is heard from the first word to the last of a part of the page, a line for each stop. */
  async readAll(selector = 'body'): Promise<string[]> {
    await this.#bring();
    const heard = await this.place.evaluate(async (part) => {
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
    await this.place.evaluate(`globalThis.screenReader ?? (() => {${script}\n})()`);
  }
}

/** Ends of parts, and what a browser with JavaScript does not show. */
function isNoise(phrase: string): boolean {
  return /^(\[\w+\] )?(end of |paragraph$|strong$|<)/.test(phrase);
}
