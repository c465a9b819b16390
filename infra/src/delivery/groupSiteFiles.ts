import { publishedPath, type BotCheckProvider } from '@incasso/contract/siteVariants';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative, sep } from 'node:path';
import { findCacheRule, type CacheRuleName } from './cacheRules';
import { toldContentType } from './contentTypes';

export type SiteFileGroup = {
  /** A folder with only these files. */
  readonly directory: string;
  readonly cacheRule: CacheRuleName;
  /** Absent if the deployment guesses it right. */
  readonly contentType: string | undefined;
};

/**
 * Sorts the built site, as published for that variant, into folders by cache rule and content type, so that each can be
 * deployed with its own headers. Throws if the site was not built.
 */
export function groupSiteFiles(tree: string, variant: BotCheckProvider): SiteFileGroup[] {
  if (!existsSync(join(tree, 'index.html'))) {
    throw new Error(`No built site in ${tree}: run "npm run build" first.`);
  }
  const root = mkdtempSync(join(tmpdir(), 'incasso-site-'));
  const groups = new Map<string, SiteFileGroup>();
  for (const source of listFiles(tree)) {
    const file = publishedPath(`/${source}`, variant)?.slice(1);
    if (file === undefined) continue;
    const cacheRule = findCacheRule(file);
    const contentType = toldContentType(file);
    const name = contentType === undefined ? cacheRule : `${cacheRule}-${extname(file).slice(1)}`;
    const group = groups.get(name) ?? { directory: join(root, name), cacheRule, contentType };
    groups.set(name, group);
    mkdirSync(dirname(join(group.directory, file)), { recursive: true });
    cpSync(join(tree, source), join(group.directory, file));
  }
  return [...groups.values()].sort((one, other) => one.directory.localeCompare(other.directory));
}

function listFiles(tree: string): string[] {
  return readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(tree, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
