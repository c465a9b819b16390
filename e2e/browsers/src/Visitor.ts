import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import type { Browser } from './Browser';
import { findScript, libraryScript, type Target } from './findInPage';

const idOfElement = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = v.object({ [idOfElement]: v.string() });

/** Keys by the names that journeys use, as WebDriver writes them. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ', Shift: '\uE008', End: '\uE010' } as const;

/** A visitor in a browser: sees, clicks, types and presses keys. Each act waits until it can be done. */
export class Visitor {
  #isInFrame = false;

  constructor(readonly browser: Browser) {}

  /** Opens an address. */
  async open(address: string): Promise<void> {
    await this.browser.command('Navigate', { url: address });
  }

  async reload(): Promise<void> {
    await this.browser.command('Refresh');
  }

  async back(): Promise<void> {
    await this.browser.command('Back');
  }

  /** Waits until a part of the page answers: React and Preact mark the elements that they took over. */
  async awaitHydration(selector = 'header'): Promise<void> {
    const isHydrated = (part: string) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__'));
    await expect.poll(() => this.evaluate(isHydrated, selector)).toBe(true);
  }

  async resize(width: number): Promise<void> {
    await this.browser.command('SetWindowRect', { x: 0, y: 0, width, height: 900 });
    await expect.poll(() => this.evaluate(() => innerWidth)).toBe(width);
  }

  /** Clicks, or presses a key in a frame, where WebKit's driver misses what it clicks once the page has scrolled. */
  async click(target: Target): Promise<void> {
    await this.#act(target, async (id, element) => {
      // Else the click meets what moves into its place.
      const top = (each: Element) => each.getBoundingClientRect().y;
      const before = await this.evaluate(top, element);
      await setTimeout(150);
      expect(await this.evaluate(top, element)).toBe(before);
      if (!this.#isInFrame) return this.browser.command('ElementClick', { id });
      await this.evaluate((each: HTMLElement) => each.focus(), element);
      return this.press('Space');
    });
  }

  /** Types into a field in place of what it holds; anew if WebKit's driver loses the keys, as at first in a frame. */
  async fill(target: Target, text: string): Promise<void> {
    const select = (each: HTMLInputElement) => {
      each.focus();
      each.select();
    };
    await this.#act(target, async (_id, element) => {
      await this.evaluate(select, element);
      await this.press({ text });
      expect(await this.evaluate((each: HTMLInputElement) => each.value, element)).toBe(text);
    });
  }

  /** Chooses files for a field that need not be shown. */
  async choose(css: string, paths: readonly string[]): Promise<void> {
    await this.#act({ css }, async (id) => this.browser.command('ElementSendKeys', { id, text: paths.join('\n') }));
  }

  /** Presses keys one after the other; a text is typed. */
  async press(...pressed: readonly (keyof typeof keys | { readonly text: string })[]): Promise<void> {
    const values = pressed.flatMap((key) => (typeof key === 'string' ? [keys[key]] : key.text.split('')));
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.browser.command('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async see(target: Target, times?: number): Promise<void> {
    await expect(async () => {
      const { length } = await this.#find(target);
      if (times === undefined ? length === 0 : length !== times) throw new Error(`It is there ${length} times.`);
    }, describe(target)).toPass();
  }

  /** What a field holds. */
  async expectValue(target: Target, value: string): Promise<void> {
    const read = (element: Element) => ('value' in element ? element.value : undefined);
    await this.#act(target, async (_id, element) => expect(await this.evaluate(read, element)).toBe(value));
  }

  /** Goes by the keyboard to the next element that matches. */
  async tabTo(selector: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await this.press('Tab');
      if (await this.evaluate((css: string) => document.activeElement?.matches(css), selector)) return;
    }
    throw new Error(`No key leads to ${selector}.`);
  }

  async expectAddress(address: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.href)).toBe(address);
  }

  /** Goes into a frame, found by a function in the page. */
  async enterFrame(findFrame: () => Element | null | undefined): Promise<void> {
    await expect(async () => {
      const element = v.parse(elementSchema, await this.evaluate(findFrame));
      await this.browser.command('SwitchToFrame', { id: element, element: element[idOfElement] });
    }).toPass();
    this.#isInFrame = true;
  }

  async leaveFrame(): Promise<void> {
    await this.browser.command('SwitchToFrame', { id: null });
    this.#isInFrame = false;
  }

  /** Runs a function in the page. It knows nothing but its arguments. */
  async evaluate(run: (...args: never[]) => unknown, ...args: unknown[]): Promise<unknown> {
    return this.browser.command('ExecuteScript', { script: `return (${run.toString()})(...arguments)`, args });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(v.parse(v.string(), await this.browser.command('TakeScreenshot')), 'base64');
  }

  /** Does something with the first element of a target, and again until it is there and takes it. */
  async #act(target: Target, act: (id: string, element: object) => Promise<unknown>): Promise<void> {
    await expect(async () => {
      const [element] = await this.#find(target);
      if (element === undefined) throw new Error('It is not there.');
      // WebKit's driver does not scroll.
      await this.evaluate((each: Element) => each.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
      await act(element[idOfElement], element);
    }, describe(target)).toPass();
  }

  async #find(target: Target) {
    const run = (script: string) => this.browser.command('ExecuteScript', { script, args: [], sandbox: 'library' });
    const found = (await run(findScript(target))) ?? (await run(`${libraryScript}; ${findScript(target)}`));
    return v.parse(v.array(elementSchema), found);
  }
}

function describe(target: Target): string {
  return Object.values(target).map(String).join(' ');
}
