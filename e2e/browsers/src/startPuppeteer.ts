import { ElementHandle, launch, type Frame, type LaunchOptions } from 'puppeteer-core';
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
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      problems.push(`${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    back: () => page.goBack(),
    resize: (width, height) => page.setViewport({ width, height }),
    async enterFrame(element) {
      frame = (element === null ? page.mainFrame() : await handle(element).contentFrame()) ?? frame;
    },
    evaluate: (run, ...args) => frame.evaluate(run, ...args),
    async find(run, ...args) {
      const list = await frame.evaluateHandle(run, ...args);
      return [...(await list.getProperties()).values()].flatMap((property) => property.asElement() ?? []);
    },
    addScript: (source) => frame.evaluate(source),
    click: (element) => handle(element).click(),
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

function isElement(element: Found): element is ElementHandle {
  return element instanceof ElementHandle;
}

function handle(element: Found): ElementHandle {
  if (isElement(element)) return element;
  throw new Error('Not an element of this browser.');
}
