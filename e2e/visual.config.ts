import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/launchOptions';
import functional from './playwright.config';

/** Compares pages and wizard with the pictures in `visual/references`; run by `npm run test:visual`. */
export default defineConfig({
  ...functional,
  testDir: 'visual',
  testMatch: '**/*.visual.ts',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: 'visual/references/{arg}{ext}',
  timeout: 300_000,
  // Without `-u` nothing is written, not even missing pictures.
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
