import { readFile } from 'node:fs/promises';
import { firmProfile } from '@incasso/contract/firmProfile';
import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import { contentTypeOf } from '@incasso/infra/delivery/contentTypes';
import { type HttpAnswer, plainText, type RunningServer, startServer } from '../http/startServer';
import type { LocalStage } from '../stage/localStage';

/** The body's padding takes 40 px of the width. */
const wideHeight = `@media (min-width: ${firstStepHeight.wideFrom + 40}px) {
  incasso-intake:not(:defined) {
    min-height: ${firstStepHeight.wide}px;
  }
}`;

/** Serves a partner's page on a separate origin, with the script and the style of the partners' guide. */
export async function startPartnerPage({ port, addresses, publicKeys }: LocalStage): Promise<RunningServer> {
  const guide = (await read('../../../docs/partners.md'))
    .replaceAll(firmProfile.siteUrl, addresses.site)
    .replaceAll('pk_YOUR_KEY', publicKeys.partner.key);
  const [, script = ''] = /```html\n(.*?)```/su.exec(guide) ?? [];
  const [, style = ''] = /```css\n(.*?)```/su.exec(guide) ?? [];
  const files: Readonly<Record<string, string>> = {
    '/index.html': (await read('page/index.html')).replace('<incasso-intake></incasso-intake>', script),
    '/partner.css': [await read('page/partner.css'), style, wideHeight].join('\n'),
    '/heard.js': await read('page/heard.js'),
  };
  return startServer({
    port: port + 1,
    answer: ({ path }) => Promise.resolve(answerFile(files, path.replace(/\/$/, '/index.html'))),
  });
}

function answerFile(files: Readonly<Record<string, string>>, path: string): HttpAnswer {
  const body = files[path];
  if (body === undefined) return plainText(404, 'Not found.\n');
  return { status: 200, headers: { 'content-type': contentTypeOf(path), 'cache-control': 'no-cache' }, body };
}

function read(path: string): Promise<string> {
  return readFile(new URL(path, import.meta.url), 'utf8');
}
