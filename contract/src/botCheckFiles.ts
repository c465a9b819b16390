import type { SiteConfig } from './siteConfig';

export type BotCheckProvider = SiteConfig['botCheck']['provider'];

/** Folder of the built site: what lies below is published by stages with one bot check alone. */
const folder = '/by-bot-check/';

/** Where the build puts a file that stages with that bot check publish under `path`. */
export function botCheckFile(provider: BotCheckProvider, path: string): string {
  return `${folder}${provider}${path}`;
}

/** The path under which a stage publishes a file of the built site; `undefined` where another bot check has it. */
export function publishedPath(file: string, provider: BotCheckProvider): string | undefined {
  if (!file.startsWith(folder)) return file;
  const own = botCheckFile(provider, '/');
  return file.startsWith(own) ? file.slice(own.length - 1) : undefined;
}
