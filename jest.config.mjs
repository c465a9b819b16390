export default {
  projects: ['./contract', './shell', './content-remote', './intake-widget', './lambdas', './infra', './local-cloud'],
};
