import { routes, type RouteName } from '@incasso/contract/routes';
import { scriptsOf } from './chunkScripts';
import type { PublishedBuilds } from './copyBuilds';

/** Names that the remotes' builds give to what they expose; those of pages are the names of their routes. */
const exposed = { pages: 'pages', wizard: 'wizard', addition: 'addition' };

/** The scripts of remotes that a page asks for as it comes to life. Throws when a build has none of that name. */
export function pageScripts(name: RouteName, { content, intake }: PublishedBuilds): string[] {
  const ofContent = [content.entry, ...scriptsOf(content.chunks, exposed.pages), ...scriptsOf(content.chunks, name)];
  if (routes[name] !== routes.start) return ofContent;
  return [...ofContent, intake.entry, ...scriptsOf(intake.chunks, exposed.wizard)];
}

/** The same of the page of a client's link. */
export function additionScripts({ intake }: Pick<PublishedBuilds, 'intake'>): string[] {
  return [intake.entry, ...scriptsOf(intake.chunks, exposed.addition)];
}
