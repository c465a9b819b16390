import { functionEnvironment } from '@incasso/lambdas/environment/functionEnvironment';
import { functionNames, functions, type FunctionName } from '@incasso/lambdas/functions';
import { localBucket } from '../stage/localBucket';
import type { LocalStage } from '../stage/localStage';
import { LocalFunction } from './LocalFunction';

/** Invokes a function and returns its result. Rejects with a `FunctionFault`. */
export type InvokeFunction = (name: FunctionName, event: unknown) => Promise<unknown>;

export type LocalFunctions = {
  readonly invoke: InvokeFunction;
  close(): Promise<void>;
};

export function startFunctions(stage: LocalStage, log: (text: string) => void): LocalFunctions {
  const all = new Map(functionNames.map((name) => [name, localFunction(name, stage, log)]));
  return {
    invoke: async (name, event) => all.get(name)?.invoke(event),
    close: async () => {
      await Promise.all([...all.values()].map((each) => each.close()));
    },
  };
}

function localFunction(name: FunctionName, stage: LocalStage, log: (text: string) => void): LocalFunction {
  const { timeoutSeconds, memoryMb, environment: names } = functions[name];
  return new LocalFunction({
    name,
    bundle: new URL(`../../../lambdas/dist/${name}/index.mjs`, import.meta.url).href,
    environment: { ...functionEnvironment(names, stage.environment), ...awsEnvironment(stage) },
    timeoutSeconds,
    memoryMb,
    log,
  });
}

/** The variables that Lambda sets for every function, with endpoints that point the SDK to this machine. */
function awsEnvironment({ region, addresses }: LocalStage): Record<string, string> {
  const { accessKeyId, secretAccessKey } = localBucket.credentials;
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL_S3: addresses.s3,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: addresses.secrets,
    AWS_ENDPOINT_URL_SES: addresses.mailbox,
    AWS_ENDPOINT_URL_SQS: addresses.queue,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
}
