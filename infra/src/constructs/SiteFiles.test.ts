import { siteVariants, variantFile, type BotCheckProvider } from '@incasso/contract/siteConfig';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import type { UploadRequest } from '../delivery/uploadSite';

type Upload = {
  readonly path: string;
  readonly type: string;
  readonly cache: string;
  readonly encoding: string;
  readonly text: string;
};

/** Runs the deployed code, as CloudFormation calls it, with the site of the stage beside it. */
async function upload(provider: BotCheckProvider, kind: UploadRequest['RequestType'], status = 200) {
  const recaptcha = { provider: 'recaptcha', siteKey: 'sample-site-key', secretName: 'incasso/dev/recaptcha' } as const;
  const { app } = synthesizeStage(
    'dev',
    { botCheck: provider === 'recaptcha' ? recaptcha : { provider } },
    { bundles: true },
  );
  const { directory } = app.synth();
  const asset = readdirSync(directory).find((name) => existsSync(join(directory, name, 'site'))) ?? '';
  // The SDK, which Lambda's runtime has.
  symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(directory, 'node_modules'));
  const uploads: Upload[] = [];
  const answers: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', headers } = request;
      const body = Buffer.concat(parts);
      const encoding = headers['content-encoding'] ?? '';
      const text = (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
      const type = headers['content-type'] ?? '';
      const isAnswer = url === '/answer';
      if (isAnswer) answers.push({ type, ...v.parse(v.record(v.string(), v.string()), JSON.parse(text)) });
      else uploads.push({ path: url.replace(/\?.*/, ''), type, cache: headers['cache-control'] ?? '', encoding, text });
      response.writeHead(isAnswer ? 200 : status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const request: UploadRequest = {
    RequestType: kind,
    ResponseURL: `${origin}/answer`,
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'SiteFiles',
    ResourceProperties: { bucket: 'files', written: { '/config.json': '{}', '/release.json': '{"commit":"0"}' } },
  };
  const code = `(await import(process.argv[1])).handler(${JSON.stringify(request)})`;
  const entry = pathToFileURL(join(directory, asset, 'index.mjs')).href;
  const keys = { AWS_ACCESS_KEY_ID: 'sample', AWS_SECRET_ACCESS_KEY: 'sample', AWS_REGION: 'eu-central-1' };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code, entry], {
    cwd: dirname(directory),
    env: { ...keys, AWS_ENDPOINT_URL_S3: origin, AWS_MAX_ATTEMPTS: '1' },
  });
  await once(child, 'exit');
  server.close();
  return { uploads, answers };
}

test.each(siteVariants)(
  'uploads the site of %s, each file with its type, encoding and cache rule, the release last',
  async (own) => {
    const { uploads, answers } = await upload(own, 'Update');
    const sent = uploads.map(({ path, type, encoding, cache }) =>
      [path, type, encoding, /immutable|s-maxage=60/.exec(cache)?.[0]].filter((word) => word !== '').join(' '),
    );

    const assets = [
      '/files/fonts/0123456789abcdef4567.woff2 font/woff2 immutable',
      '/files/main.0123456789abcdef0123.js text/javascript; charset=utf-8 br immutable',
    ];
    expect(sent.slice(0, 2).sort()).toEqual(assets);
    expect(sent.slice(2, -2).sort()).toEqual([
      '/files/.well-known/security.txt text/plain; charset=utf-8 s-maxage=60',
      '/files/404.html text/html; charset=utf-8 s-maxage=60',
      '/files/content/remoteEntry.js text/javascript; charset=utf-8 s-maxage=60',
      '/files/documents/policy.pdf application/pdf s-maxage=60',
      '/files/embed/index.html text/html; charset=utf-8 s-maxage=60',
      '/files/icon.png image/png s-maxage=60',
      '/files/index.html text/html; charset=utf-8 s-maxage=60',
      '/files/intake/v1.js text/javascript; charset=utf-8 s-maxage=60',
      '/files/site.webmanifest application/manifest+json s-maxage=60',
      '/files/start/index.html text/html; charset=utf-8 s-maxage=60',
    ]);
    expect(sent.slice(-2)).toEqual(
      ['config', 'release'].map((name) => `/files/${name}.json application/json s-maxage=60`),
    );
    expect(uploads.find(({ path }) => path.endsWith('policy.pdf'))?.text).toContain(
      variantFile(own, '/documents/policy.pdf').slice(1),
    );
    expect(answers).toEqual([
      expect.objectContaining({ type: '', Status: 'SUCCESS', PhysicalResourceId: 'SiteFiles' }),
    ]);
  },
);

test('reports a failed upload to CloudFormation, which rolls back', async () => {
  const { answers } = await upload('altcha', 'Create', 403);

  expect(answers).toMatchObject([{ Status: 'FAILED' }]);
  expect(answers[0]?.['Reason']).toMatch(/\w/);
});

test('keeps the files when the stack is deleted', async () => {
  const { uploads, answers } = await upload('altcha', 'Delete');

  expect(uploads).toEqual([]);
  expect(answers).toEqual([expect.objectContaining({ Status: 'SUCCESS' })]);
});
