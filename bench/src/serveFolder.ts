import { contentTypeOf } from '@incasso/infra/delivery/contentTypes';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Serves the files of a folder on a free port, compressed as CloudFront compresses them. Returns its port. */
export async function serveFolder(folder: string) {
  const answers = new Map<string, Promise<{ contentType: string; isCompressed: boolean; body: Buffer }>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(pathname), extname(pathname) === '' ? 'index.html' : '');
    const answer = answers.get(path) ?? readAnswer(path);
    answers.set(path, answer);
    answer.then(
      ({ contentType, isCompressed, body }) => {
        response.writeHead(200, {
          'content-type': contentType,
          'access-control-allow-origin': '*',
          ...(isCompressed && { 'content-encoding': 'br' }),
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, close: () => server.close() };
}

async function readAnswer(path: string) {
  const contentType = contentTypeOf(path);
  const file = await readFile(path);
  const isCompressed = /^text\/|javascript|json|svg/.test(contentType) && file.length > 1000;
  const body = isCompressed ? brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : file;
  return { contentType, isCompressed, body };
}
