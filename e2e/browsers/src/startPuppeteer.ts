import { ElementHandle, launch, ProtocolError, type Frame, type LaunchOptions, type Page } from 'puppeteer-core';
import { launchOptions } from '../../src/launchOptions';
import type { Browser, Found } from './Browser';

export function startChromium() {
  const { executablePath = '', env = {}, args = [] } = launchOptions('desktop');
  return startPuppeteer({ executablePath, env, args });
}

/** Starts the installed Firefox, driven by WebDriver BiDi. */
export const startFirefox = () => startPuppeteer({ browser: 'firefox', executablePath: '/usr/bin/firefox' });

async function startPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ ...options, defaultViewport: { width: 1280, height: 900 } });
  const page = await browser.newPage();
  let frame: Frame = page.mainFrame();
  /** The iframe that was entered, as an element of the page. */
  let iframe: ElementHandle | null = null;
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      problems.push(`${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    // Firefox ESR 140 does not report the end of this navigation, for which Puppeteer's `goBack` waits.
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => resize(page, { width, height }),
    async enterFrame(element) {
      frame = (element === null ? page.mainFrame() : await handle(element).contentFrame()) ?? frame;
      iframe = element === null ? null : handle(element);
    },
    evaluate: (run, ...args) => frame.evaluate(run, ...args),
    async find(run, ...args) {
      const list = await frame.evaluateHandle(run, ...args);
      return [...(await list.getProperties()).values()].flatMap((property) => property.asElement() ?? []);
    },
    addScript: (source) => frame.evaluate(source),
    async click(element) {
      if (iframe === null) return handle(element).click();
      // Puppeteer's click finds the iframe of an element by a locator that Firefox ESR 140 lacks.
      const [start, middle] = await Promise.all([iframe.evaluate(contentStart), handle(element).evaluate(middleOf)]);
      return page.mouse.click(start.x + middle.x, start.y + middle.y);
    },
    chooseFiles: (element, paths) =>
      handle(element)
        .toElement('input')
        .then((input) => input.uploadFile(...paths)),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    problems: () => problems,
    close: () => browser.close(),
  };
}

/** Puppeteer also sets the screen's orientation, which Firefox ESR 140 cannot: the viewport is resized nevertheless. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  try {
    await page.setViewport(size);
  } catch (error) {
    const isUnknown = error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride');
    if (!isUnknown) throw error;
  }
}

/** Runs in the browser. Where the content of an iframe begins. */
function contentStart(iframe: Element) {
  const { x, y } = iframe.getBoundingClientRect();
  return { x: x + iframe.clientLeft, y: y + iframe.clientTop };
}

/** Runs in the browser. */
function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function isElement(element: Found): element is ElementHandle {
  return element instanceof ElementHandle;
}

function handle(element: Found): ElementHandle {
  if (isElement(element)) return element;
  throw new Error('Not an element of this browser.');
}
