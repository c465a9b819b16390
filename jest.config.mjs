import { availableParallelism } from 'node:os';

export default {
  // Half more than there are cores, since some tests wait.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Of the whole run: in the configuration of a project Jest takes no notice of it.
  testTimeout: 60_000,
  projects: [
    './contract',
    './documents',
    './debts',
    './browser',
    './shell',
    './content-remote',
    './intake-widget',
    './lambdas',
    './infra',
    './local-cloud',
  ],
};
