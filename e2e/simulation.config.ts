import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/launchOptions';
import functional from './playwright.config';

/** Seeded histories of visitors and their browsers, run by `npm run simulate:browser`. */
export default defineConfig({
  ...functional,
  testDir: 'simulation',
  testMatch: 'histories.ts',
  outputDir: '../test-results/simulation',
  timeout: 600_000,
  retries: 0,
  reporter: 'list',
  projects: [{ name: 'desktop', use: { launchOptions: launchOptions('desktop') } }],
});
