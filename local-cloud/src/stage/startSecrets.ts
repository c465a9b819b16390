import * as v from 'valibot';
import { readBody, type RunningServer, startServer } from '../http/startServer';

/** The versions of a secret, by their label. */
type Secret = { readonly AWSCURRENT: string; readonly AWSPREVIOUS?: string | undefined };

const requestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ SecretId: v.string(), VersionStage: v.picklist(['AWSCURRENT', 'AWSPREVIOUS']) }),
);

/**
 * Starts Secrets Manager's endpoint for `GetSecretValue`. Rejects if the port is in use.
 * https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetSecretValue.html
 */
export function startSecrets(port: number, secrets: Readonly<Record<string, Secret>>): Promise<RunningServer> {
  return startServer({
    port,
    answer: async ({ request }) => {
      const asked = v.safeParse(requestSchema, (await readBody(request, 10_000))?.toString('utf8'));
      const { SecretId = '', VersionStage = 'AWSCURRENT' } = asked.success ? asked.output : {};
      const SecretString = secrets[SecretId]?.[VersionStage];
      const isKnown = request.headers['x-amz-target'] === 'secretsmanager.GetSecretValue' && SecretString !== undefined;
      const body = isKnown
        ? { Name: SecretId, SecretString }
        : { __type: 'ResourceNotFoundException', message: 'none' };
      return {
        status: isKnown ? 200 : 400,
        headers: { 'content-type': 'application/x-amz-json-1.1' },
        body: JSON.stringify(body),
      };
    },
  });
}
