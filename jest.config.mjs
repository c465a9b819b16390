export default {
  projects: [
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
