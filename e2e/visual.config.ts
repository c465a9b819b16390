import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/launchOptions';
import functional from './playwright.config';

const device = launchOptions('desktop');

/** Compares what pages and the wizard look like with `visual/references`; `npm run test:visual` runs it. */
export default defineConfig({
  ...functional,
  testDir: 'visual',
  testMatch: '**/*.visual.ts',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: 'visual/references/{projectName}/{arg}{ext}',
  timeout: 300_000,
  // Without `-u` nothing is written, not even a picture that is missing.
  updateSnapshots: 'none',
  reporter: [['list'], ['html', { outputFolder: '../test-results/visual-report', open: 'never' }]],
  use: { ...functional.use, contextOptions: { reducedMotion: 'reduce' }, screenshot: 'off', trace: 'off' },
  projects: [
    { name: 'plain', use: { launchOptions: device } },
    {
      name: 'forced-colours',
      use: { launchOptions: device, contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } },
    },
    { name: 'print', use: { launchOptions: device } },
    {
      name: 'text-200',
      // The size of text that a visitor sets in the browser, twice the usual; not its zoom.
      use: { launchOptions: { ...device, args: [...(device.args ?? []), '--blink-settings=defaultFontSize=32'] } },
    },
  ],
});
