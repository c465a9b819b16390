import jest from '../jest.config.mjs';

export default {
  mutate: [
    'src/wizard/{submission,case}/**/*.ts',
    'src/wizard/addition/addition*.ts',
    '!**/*.test.ts',
    '!**/*.text.ts',
  ],
  testRunner: 'jest',
  jest: {
    projectType: 'custom',
    config: {
      ...jest.projects.find(({ displayName }) => displayName === 'intake-widget'),
      testMatch: ['<rootDir>/src/wizard/{submission,case,addition}/**/*.test.ts'],
    },
  },
  ignoreStatic: true,
  inPlace: true,
  incremental: true,
  incrementalFile: '.stryker/incremental.json',
  tempDirName: '.stryker/backup',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 2,
};
