import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import type { Browser, Found, InPage, Key } from './Browser';

declare const TestingLibraryDom: typeof TestingLibrary | undefined;

const libraryPath = '@testing-library/dom/dist/@testing-library/dom.umd.min.js';
const libraryScript = readFileSync(createRequire(import.meta.url).resolve(libraryPath), 'utf8');

/** How to find an element: by role and name, by text, or a hidden field by its selector. */
export type Target =
  | { readonly role: string; readonly name: string | RegExp }
  | { readonly text: string | RegExp }
  | { readonly css: string };

/** Drives a browser as a visitor does. Each action is retried until it succeeds. */
export class Visitor {
  constructor(readonly browser: Browser) {}

  /** Waits until React or Preact has hydrated a part of the page: both mark their elements. */
  async awaitHydration(selector = 'header'): Promise<void> {
    const isHydrated = (part: string) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__'));
    await expect.poll(() => this.evaluate(isHydrated, selector)).toBe(true);
  }

  async resize(width: number): Promise<void> {
    await this.browser.resize(width, 900);
    await expect.poll(() => this.evaluate(() => innerWidth)).toBe(width);
  }

  async click(target: Target): Promise<void> {
    await this.#act(target, async (element) => {
      const top = (each: Element) => each.getBoundingClientRect().y;
      await this.evaluate((each: Element) => each.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
      // Waits until the element stops moving, or the click would hit its neighbour.
      const before = await this.evaluate(top, element);
      await setTimeout(150);
      expect(await this.evaluate(top, element)).toBe(before);
      await this.browser.click(element);
    });
  }

  /** Replaces a field's value. Retries because WebKit's driver drops the first keystrokes in an iframe. */
  async fill(target: Target, text: string): Promise<void> {
    const select = (each: HTMLInputElement) => {
      each.focus();
      each.select();
    };
    await this.#act(target, async (element) => {
      await this.evaluate(select, element);
      await this.browser.type(text);
      expect(await this.evaluate((each: HTMLInputElement) => each.value, element)).toBe(text);
    });
  }

  /** Chooses files for a field, visible or not. */
  async choose(css: string, paths: readonly string[]): Promise<void> {
    await this.#act({ css }, (element) => this.browser.chooseFiles(element, paths));
  }

  async see(target: Target, times?: number): Promise<void> {
    await expect(async () => {
      const { length } = await this.#find(target);
      if (times === undefined ? length === 0 : length !== times) throw new Error(`It is there ${length} times.`);
    }, describe(target)).toPass();
  }

  async expectValue(target: Target, value: string): Promise<void> {
    const read = (element: Element) => ('value' in element ? element.value : undefined);
    await this.#act(target, async (element) => expect(await this.evaluate(read, element)).toBe(value));
  }

  async tabTo(selector: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await this.press('Tab');
      if (await this.evaluate((css: string) => document.activeElement?.matches(css), selector)) return;
    }
    throw new Error(`No key leads to ${selector}.`);
  }

  async press(key: Key): Promise<void> {
    await this.browser.press(key);
  }

  async expectAddress(address: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.href)).toBe(address);
  }

  /** Switches to the iframe in the array that a function returns. */
  async enterFrame(findFrames: InPage): Promise<void> {
    await expect(async () => {
      const [frame] = await this.browser.find(findFrames);
      if (frame === undefined) throw new Error('There is no frame.');
      await this.browser.enterFrame(frame);
    }).toPass();
  }

  async leaveFrame(): Promise<void> {
    await this.browser.enterFrame(null);
  }

  async evaluate(run: InPage, ...args: readonly unknown[]): Promise<unknown> {
    return this.browser.evaluate(run, ...args);
  }

  async #act(target: Target, act: (element: Found) => Promise<unknown>): Promise<void> {
    await expect(async () => {
      const [element] = await this.#find(target);
      if (element === undefined) throw new Error('It is not there.');
      await act(element);
    }, describe(target)).toPass();
  }

  async #find(target: Target): Promise<readonly Found[]> {
    if (!(await this.evaluate(() => 'TestingLibraryDom' in window))) await this.browser.addScript(libraryScript);
    const written = Object.entries(target).map(([key, value]: [string, string | RegExp]) => [
      key,
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ]);
    return this.browser.find(findInPage, Object.fromEntries(written));
  }
}

function describe(target: Target): string {
  return Object.values(target).map(String).join(' ');
}

type Words = string | { readonly source: string; readonly flags: string };

/** Runs in the browser. */
function findInPage(target: { role: string; name: Words } | { text: Words } | { css: string }): Element[] {
  if (TestingLibraryDom === undefined) return [];
  const match = (words: Words) => (seen: string) =>
    typeof words === 'string' ? seen === words : new RegExp(words.source, words.flags).test(seen);
  if ('css' in target) return [...document.querySelectorAll(target.css)];
  const found =
    'role' in target
      ? TestingLibraryDom.queryAllByRole(document.body, target.role, { name: match(target.name) })
      : TestingLibraryDom.queryAllByText(document.body, match(target.text));
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
}
