import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/launchOptions';
import functional from './playwright.config';

/** Compares what pages and the wizard look like with `visual/references`; `npm run test:visual` runs it. */
export default defineConfig({
  ...functional,
  testDir: 'visual',
  testMatch: '**/*.visual.ts',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: 'visual/references/{arg}{ext}',
  timeout: 300_000,
  // Without `-u` nothing is written, not even a picture that is missing.
  updateSnapshots: 'none',
  reporter: [['list'], ['html', { outputFolder: '../test-results/visual-report', open: 'never' }]],
  use: {
    ...functional.use,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions('desktop'),
    screenshot: 'off',
    trace: 'off',
  },
  projects: [{ name: 'plain' }],
});
