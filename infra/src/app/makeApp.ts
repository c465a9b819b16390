import { App, type AppProps } from 'aws-cdk-lib';
import cdkSettings from '../../cdk.json';

export function makeApp({ context, ...props }: AppProps = {}): App {
  return new App({ analyticsReporting: false, ...props, context: { ...cdkSettings.context, ...context } });
}
