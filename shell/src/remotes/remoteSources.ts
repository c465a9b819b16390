import type { ComponentType } from 'react';
import { additionPath } from '@incasso/contract/caseLink';
import { routes, type RoutePath } from '@incasso/contract/routes';
import { RemoteSource } from './RemoteSource';

type LoadedPage = { readonly title: string; readonly Page: ComponentType };

const paths: readonly RoutePath[] = Object.values(routes);

/** The page of every route, from the remote `content`; that of a client's link is all of the remote `intake`. */
export const pageSources: ReadonlyMap<string, RemoteSource<LoadedPage>> = new Map([
  ...paths.map((path) => [path, new RemoteSource(() => loadPage(path))] as const),
  [additionPath, new RemoteSource(() => import('intake/Addition'))],
]);

/** The wizard, from the remote `intake`. */
export const wizardSource = new RemoteSource(async () => (await import('intake/Wizard')).Wizard);

/**
 * Fetches all that the page of a path is made of. Settles when all of it has succeeded or failed, at the latest after
 * the time limit, and never rejects. A path without page settles at once.
 */
export async function loadPageRemotes(path: string, timeLimitMs: number): Promise<void> {
  const source = pageSources.get(path);
  if (source === undefined) return;
  const sources = path === routes.start ? [source, wizardSource] : [source];
  const loaded = Promise.all(sources.map(({ load }) => load()));
  await new Promise<void>((resolve) => {
    const timeLimit = setTimeout(resolve, timeLimitMs);
    // A pending timer would keep the build's process alive.
    void loaded.then(() => {
      clearTimeout(timeLimit);
      resolve();
    });
  });
}

async function loadPage(path: RoutePath): Promise<LoadedPage> {
  const { pages } = await import('content/pages');
  const { title, load } = pages[path];
  return { title, Page: await load() };
}
