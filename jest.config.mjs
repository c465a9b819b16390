export default {
  projects: [
    './build',
    './contract',
    './browser',
    './shell',
    './content-remote',
    './intake-widget',
    './lambdas',
    './infra',
    './local-cloud',
  ],
};
