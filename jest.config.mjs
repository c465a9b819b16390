export default {
  // Of the whole run: in the configuration of a project Jest takes no notice of it.
  testTimeout: 60_000,
  projects: [
    './build',
    './contract',
    './e-invoice',
    './browser',
    './shell',
    './content-remote',
    './intake-widget',
    './lambdas',
    './infra',
    './local-cloud',
  ],
};
