import { App, type AppProps } from 'aws-cdk-lib';
import cdkSettings from '../../../cdk.json';

/**
 * An app with the feature flags of `cdk.json`, which the `cdk` command hands on by itself. It leaves out the validation
 * of templates, which takes longer than all else.
 */
export function appOfTemplates({ context, ...props }: AppProps = {}): App {
  return new App({
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
    ...props,
    context: { ...cdkSettings.context, ...context },
  });
}
