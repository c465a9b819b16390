import { readFile } from 'node:fs/promises';
import { type HttpAnswer, type RunningServer, startServer } from '../http/startServer';
import type { LocalStage } from '../stage/localStage';
import { framedPage, partnerPages } from './partnerPages';
import { reservedHeights } from './partnerWays';

/** Serves a partner's pages on a separate origin, as plain as a partner writes them. */
export function startPartnerPages(stage: LocalStage): Promise<RunningServer> {
  const values = { site: stage.addresses.site, key: stage.publicKeys.partner.key };
  const pages = new Map(partnerPages(stage.strangerAddress).map((page) => [`/${page.path}`, page]));
  return startServer({
    port: stage.port + 1,
    answer: async ({ path }) => {
      const page = pages.get(path);
      if (page === undefined) return answerFile(path);
      const policy = page.policy?.(values);
      return answer(
        'text/html',
        framedPage(page, values),
        policy === undefined ? {} : { 'content-security-policy': policy },
      );
    },
  });
}

async function answerFile(path: string): Promise<HttpAnswer> {
  if (path === '/favicon.ico') return { status: 204, headers: {} };
  const [, name = '', ending = ''] = /^\/([\w-]+\.(js|css))$/.exec(path) ?? [];
  const content = await readFile(new URL(`./assets/${name}`, import.meta.url), 'utf8').catch(() => undefined);
  if (content === undefined) return { ...answer('text/html', 'Deze pagina bestaat niet.'), status: 404 };
  return ending === 'js' ? answer('text/javascript', content) : answer('text/css', `${content}\n${reservedHeights}`);
}

function answer(type: string, body: string, headers: Record<string, string> = {}): HttpAnswer {
  return {
    status: 200,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...headers },
    body,
  };
}
