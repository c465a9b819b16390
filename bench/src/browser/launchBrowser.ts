import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../../e2e/src/launchOptions';

/** Starts the browser that the browser tests use too, without a window, as the phone that the benches slow it to. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions('android'));
}
