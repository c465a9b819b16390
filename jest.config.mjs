import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { jestProject } from './build/jest.mjs';

/** Modules that replace the site's other parts in the shell's tests. */
const fakes = fileURLToPath(new URL('./shell/testing', import.meta.url));

export default {
  // Half more than there are cores, since some tests wait.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Only stops tests that hang: with other work on the machine, one of ten seconds takes minutes. Not in the
  // configuration of a project, where Jest takes no notice of it.
  testTimeout: 300_000,
  projects: [
    jestProject('contract'),
    jestProject('documents'),
    jestProject('debts'),
    jestProject('frontend', { hasComponents: true }),
    jestProject('shell', {
      environment: 'jsdom',
      hasComponents: true,
      testEnvironment: `${fakes}/RouterEnvironment.mjs`,
      moduleNameMapper: {
        '^content/pages$': `${fakes}/contentPages.tsx`,
        '^intake/Wizard$': `${fakes}/intakeWizard.tsx`,
        '^intake/Addition$': `${fakes}/intakeAddition.tsx`,
      },
    }),
    jestProject('content-remote', { environment: 'jsdom', hasComponents: true }),
    jestProject('intake-widget', { environment: 'jsdom', hasComponents: true }),
    jestProject('lambdas'),
    jestProject('infra'),
    jestProject('local-cloud'),
  ],
};
