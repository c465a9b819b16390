export default {
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
