import { createRequire } from 'node:module';
import type { PageHeads } from '@incasso/frontend/host/pages';
import type { PrerenderedFrame } from '@incasso/frontend/prerender/PrerenderedFrame';
import type { prerenderPage } from '../src/prerenderPage';

type Bundles = {
  readonly prerenderPage: typeof prerenderPage;
  readonly heads: PageHeads;
  readonly prerenderFrame: () => PrerenderedFrame;
};

/**
 * Loads the Node builds of shell and remotes. React selects its development or production build by NODE_ENV as it
 * loads.
 */
export function loadBundles(): Bundles {
  process.env['NODE_ENV'] ??= 'production';
  const load: (file: string) => Bundles = createRequire(import.meta.url);
  const { prerenderPage } = load('../dist/node/prerenderPage.cjs');
  const { heads } = load('../../content-remote/dist/node/heads.cjs');
  const { prerenderFrame } = load('../../intake-widget/dist/node/prerenderFrame.cjs');
  return { prerenderPage, heads, prerenderFrame };
}
