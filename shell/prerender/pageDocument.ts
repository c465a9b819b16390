import type { PageHead } from '@incasso/contract/pageHead';
import type { PrerenderedPage } from '../src/prerenderPage';
import { pinnedEntriesId } from '../src/remotes/readPinnedEntries';
import type { PublishedBuilds } from './copyBuilds';

type Page = { page: PrerenderedPage; head: PageHead; builds: PublishedBuilds };

/** The whole HTML document of a page. */
export function pageDocument({ page, head, builds }: Page): string {
  const entries = { content: builds.content.entry, intake: builds.intake.entry };
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<title>${head.title}</title>
${page.css}
<script type="application/json" id="${pinnedEntriesId}">${JSON.stringify(entries)}</script>
<script src="${builds.shell.entry}" async fetchpriority="low"></script>
</head>
<body><div id="root">${page.html}</div></body>
</html>
`;
}
