import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
  type SecretsManagerClientConfig,
} from '@aws-sdk/client-secrets-manager';
import type { Keys, ReadKeys } from '../ReadKeys';
import { storageFault } from './storageFault';

/** How long a function may use cached keys after a rotation */
export const keyCacheMs = 5 * 60_000;
const retryMs = 30_000;

/** Secrets Manager client. The SDK reads endpoint and credentials from its own environment variables. */
function secretsClient(config: SecretsManagerClientConfig = {}): SecretsManagerClient {
  return new SecretsManagerClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
    ...config,
  });
}

/**
 * Reads the keys of a secret by its name. While Secrets Manager does not answer, the last known keys count, as in AWS's
 * own caching clients: https://docs.aws.amazon.com/secretsmanager/latest/userguide/retrieving-secrets_cache-java.html
 */
export function secretKeys(
  secretId: string,
  { client = secretsClient(), now = Date.now }: { client?: SecretsManagerClient; now?: () => number } = {},
): ReadKeys {
  let cached: { readonly keys: Keys; readonly until: number } | undefined;
  return async () => {
    if (cached !== undefined && now() < cached.until) return cached.keys;
    try {
      cached = { keys: await readKeys(client, secretId), until: now() + keyCacheMs };
    } catch (error) {
      if (cached === undefined) throw storageFault(error);
      cached = { ...cached, until: now() + retryMs };
    }
    return cached.keys;
  };
}

async function readKeys(client: SecretsManagerClient, secretId: string): Promise<Keys> {
  const [current, previous] = await Promise.all([
    readVersion(client, secretId, 'AWSCURRENT'),
    readVersion(client, secretId, 'AWSPREVIOUS').catch((error: unknown) => {
      // Before the first rotation there is no previous version.
      if (error instanceof ResourceNotFoundException) return undefined;
      throw error;
    }),
  ]);
  return previous === undefined ? [current] : [current, previous];
}

async function readVersion(client: SecretsManagerClient, SecretId: string, VersionStage: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId, VersionStage }));
  if (SecretString === undefined || SecretString === '') throw new Error(`${SecretId} has no text`);
  return SecretString;
}
