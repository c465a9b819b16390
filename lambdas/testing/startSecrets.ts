import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';

const requestSchema = v.object({ SecretId: v.string(), VersionStage: v.picklist(['AWSCURRENT', 'AWSPREVIOUS']) });

export type SecretVersions = { AWSCURRENT?: string; AWSPREVIOUS?: string };

/** A fake Secrets Manager for the real SDK, which finds it by `environment`. Its secrets may be changed at any time. */
export async function startSecrets(secrets: Record<string, SecretVersions>) {
  const fake = { secrets, asked: 0, isDown: false };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      fake.asked += 1;
      const { SecretId, VersionStage } = v.parse(requestSchema, body);
      const SecretString = fake.secrets[SecretId]?.[VersionStage];
      const missing = { __type: 'ResourceNotFoundException', message: 'x' };
      const status = fake.isDown ? 500 : SecretString === undefined ? 400 : 200;
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(status === 200 ? { Name: SecretId, SecretString } : missing));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return Object.assign(fake, {
    environment: {
      AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${String(port)}`,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
