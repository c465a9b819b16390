import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './browsers/src/journey';
import functional from './playwright.config';

/** Journeys in the engines of Firefox and Safari; `npm run test:browsers` runs them. */
export default defineConfig<JourneyOptions>({
  ...functional,
  testDir: 'browsers',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results/browsers',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  // Else the browsers' profiles stay.
  preserveOutput: 'failures-only',
  reporter: 'list',
  use: {},
  projects: [
    { name: 'firefox', workers: 1, use: { engine: 'firefox' } },
    { name: 'webkit', workers: 1, use: { engine: 'webkit' } },
  ],
});
