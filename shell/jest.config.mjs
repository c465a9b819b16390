import { jestConfig } from '@incasso/build/jest';

export default {
  ...jestConfig({
    name: 'shell',
    environment: 'jsdom',
    hasComponents: true,
    federated: {
      '^content/pages$': '<rootDir>/testing/contentPages.tsx',
      '^intake/Wizard$': '<rootDir>/testing/intakeWizard.tsx',
      '^intake/Addition$': '<rootDir>/testing/intakeAddition.tsx',
    },
  }),
  testEnvironment: '<rootDir>/testing/RouterEnvironment.mjs',
};
