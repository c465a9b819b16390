import { functions, type Environment, type FunctionName } from '@incasso/lambdas/functions';
import type { LocalStage } from '../localStage';

/** The environment of one function: the variables that its definition names, and what Lambda and the SDK add. */
export function functionEnvironment(name: FunctionName, stage: LocalStage): Record<string, string> {
  const wanted: readonly (keyof Environment)[] = functions[name].environment;
  const own: Record<string, string> = {};
  for (const variable of wanted) {
    const value = stage.environment[variable];
    if (value !== undefined) own[variable] = value;
  }
  return {
    ...own,
    AWS_REGION: stage.region,
    AWS_ACCESS_KEY_ID: stage.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: stage.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_S3: stage.addresses.s3,
    AWS_ENDPOINT_URL_SES: stage.addresses.mailbox,
    AWS_EC2_METADATA_DISABLED: 'true',
  };
}
