import { readFile } from 'node:fs/promises';
import { startServer, type RunningServer } from '../http/startServer';
import type { LocalStage } from '../localStage';

const pageName = /^\/([a-z-]+)$/;

/**
 * Serves a partner's pages on an origin of their own, as plain as a partner writes them. In a page, `{{site}}` stands for
 * the address of the site and `{{key}}` for the partner's public key.
 */
export function startPartnerPages({ port, addresses, publicKeys }: LocalStage): Promise<RunningServer> {
  return startServer({
    port: port + 1,
    handle: async (request, response) => {
      const path = (request.url ?? '/').replace(/\?.*$/, '');
      const html = await readPage(path === '/' ? 'index' : pageName.exec(path)?.[1]);
      response.writeHead(html === undefined ? 404 : 200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      const page = html ?? 'Deze pagina bestaat niet.';
      response.end(page.replaceAll('{{site}}', addresses.site).replaceAll('{{key}}', publicKeys.partner.key));
    },
  });
}

async function readPage(name: string | undefined): Promise<string | undefined> {
  if (name === undefined) return undefined;
  return readFile(new URL(`./pages/${name}.html`, import.meta.url), 'utf8').catch(() => undefined);
}
