import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { listen, type RunningServer } from '../edge/listen';
import type { LocalStage } from '../localStage';

const pageName = /^\/([a-z-]+)?$/;

/**
 * Serves a partner's pages on an origin of their own, as plain as a partner writes them. In a page, `{{site}}` stands for
 * the address of the site and `{{key}}` for the partner's public key.
 */
export function startPartnerPages({ port, addresses, publicKeys }: LocalStage): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    const name = pageName.exec(path)?.[1] ?? (path === '/' ? 'index' : undefined);
    readPage(name)
      .then((html) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        response.end(html.replaceAll('{{site}}', addresses.site).replaceAll('{{key}}', publicKeys.partner.key));
      })
      .catch(() => {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('Deze pagina bestaat niet.');
      });
  });
  return listen(server, port + 1);
}

async function readPage(name: string | undefined): Promise<string> {
  if (name === undefined) throw new Error('No name of a page.');
  return readFile(new URL(`./pages/${name}.html`, import.meta.url), 'utf8');
}
