import type { ComponentType } from 'react';
import { additionPath, routes, type RoutePath } from '@incasso/contract/routes';
import { RemoteSource } from './RemoteSource';

type LoadedPage = { readonly title: string; readonly Page: ComponentType };

const paths: readonly RoutePath[] = Object.values(routes);

/**
 * The page of every route, from the remote `content`. The page behind a client's link comes from the remote `intake`.
 */
export const pageSources: ReadonlyMap<string, RemoteSource<LoadedPage>> = new Map([
  ...paths.map((path) => [path, new RemoteSource(() => loadPage(path))] as const),
  [additionPath, new RemoteSource(() => import('intake/Addition'))],
]);

export const wizardSource = new RemoteSource(async () => (await import('intake/Wizard')).Wizard);

/** Loads all remotes of a page. Resolves when each has succeeded or failed, and never rejects. */
export async function loadPageRemotes(path: string): Promise<void> {
  const source = pageSources.get(path);
  if (source === undefined) return;
  const sources = path === routes.start ? [source, wizardSource] : [source];
  await Promise.all(sources.map(({ load }) => load()));
}

async function loadPage(path: RoutePath): Promise<LoadedPage> {
  const { pages } = await import('content/pages');
  const { title, load } = pages[path];
  return { title, Page: await load() };
}
