import { routes, type RouteName } from '@incasso/contract/routes';
import { scriptsOf } from './chunkScripts';
import type { PublishedBuilds } from './copyBuilds';

/** Names of the exposed modules in the remotes' builds. Modules of pages have the names of their routes. */
const exposed = { pages: 'pages', wizard: 'wizard', addition: 'addition' };

/** The remotes' scripts that a page needs to hydrate. Throws if a build does not have them. */
export function pageScripts(name: RouteName, { content, intake }: PublishedBuilds): string[] {
  const ofContent = [content.entry, ...scriptsOf(content.chunks, exposed.pages), ...scriptsOf(content.chunks, name)];
  if (routes[name] !== routes.start) return ofContent;
  return [...ofContent, intake.entry, ...scriptsOf(intake.chunks, exposed.wizard)];
}

/** The same for the page behind a client's link. */
export function additionScripts({ intake }: Pick<PublishedBuilds, 'intake'>): string[] {
  return [intake.entry, ...scriptsOf(intake.chunks, exposed.addition)];
}
