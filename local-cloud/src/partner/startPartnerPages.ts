import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import { readFile } from 'node:fs/promises';
import type { HttpAnswer } from '../http/httpAnswer';
import { startServer, type RunningServer } from '../http/startServer';
import type { LocalStage } from '../stage/localStage';
import { indexPage } from './indexPage';
import { embedDirectives, strictPolicy } from './partnerPolicies';

const pagesFolder = new URL('./pages/', import.meta.url);

/**
 * Serves a partner's pages on a separate origin, as plain as a partner writes them. In a page, `{{site}}` is replaced
 * by the site's URL, `{{key}}` by the partner's public key, and `{{height}}` by an iframe's height.
 */
export function startPartnerPages(stage: LocalStage): Promise<RunningServer> {
  return startServer({
    port: stage.port + 1,
    answer: async ({ path }) => {
      const answer = path === '/' ? page(indexPage(stage)) : await answerFile(path, stage);
      return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
    },
  });
}

async function answerFile(path: string, stage: LocalStage): Promise<HttpAnswer> {
  if (path === '/favicon.ico') return { status: 204, headers: {} };
  const [, name = ''] = /^\/([a-z-]+)$/.exec(path) ?? [];
  const html = await read(`${name}.html`);
  if (html !== undefined) return page(filledIn(html, stage), policyOf(name, stage));
  const [, file = '', ending = ''] = /^\/([\w.-]+\.(js|css))$/.exec(path) ?? [];
  const content = await read(file);
  if (content === undefined) return { ...page('Deze pagina bestaat niet.'), status: 404 };
  const type = ending === 'css' ? 'text/css' : 'text/javascript';
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body: content };
}

function page(body: string, policy?: string): HttpAnswer {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(policy !== undefined && { 'content-security-policy': policy }),
    },
    body,
  };
}

function policyOf(name: string, { addresses }: LocalStage): string | undefined {
  return name === 'strict-csp' ? strictPolicy(embedDirectives(addresses)) : undefined;
}

function filledIn(html: string, { addresses, publicKeys }: LocalStage): string {
  return html
    .replaceAll('{{site}}', addresses.site)
    .replaceAll('{{key}}', publicKeys.partner.key)
    .replaceAll('{{height}}', String(firstStepHeight.narrow));
}

async function read(file: string): Promise<string | undefined> {
  return readFile(new URL(file, pagesFolder), 'utf8').catch(() => undefined);
}
