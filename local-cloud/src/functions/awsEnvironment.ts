import type { AccessKey } from '../rights/Callers';
import type { LocalStage } from '../stage/localStage';

/**
 * What Lambda and the SDK add to the environment of every function: it leads the SDK to the stand-ins of a local cloud.
 * The key is that of the function's role.
 */
export function awsEnvironment({ region, addresses }: LocalStage, key: AccessKey): Record<string, string> {
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: key.accessKeyId,
    AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
    AWS_ENDPOINT_URL_S3: addresses.s3,
    AWS_ENDPOINT_URL_SES: addresses.mailbox,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
}
