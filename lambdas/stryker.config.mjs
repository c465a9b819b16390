import jest from '../jest.config.mjs';

export default {
  mutate: ['src/**/*.ts', '!src/**/*.test.ts'],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: {
      ...jest.projects.find(({ displayName }) => displayName === 'lambdas'),
      testMatch: ['<rootDir>/src/**/*.test.ts'],
    },
  },
  ignoreStatic: true,
  timeoutMS: 20000,
  inPlace: true,
  incremental: true,
  incrementalFile: '.stryker/incremental.json',
  tempDirName: '.stryker/backup',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 1,
};
