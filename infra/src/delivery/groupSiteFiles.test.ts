import { readdirSync } from 'node:fs';
import { exampleInputs } from '../app/exampleInputs';
import { groupSiteFiles } from './groupSiteFiles';

test('sorts every file of the site by how long it is kept and how its type is told', () => {
  const groups = groupSiteFiles(exampleInputs().siteTree);

  expect(groups.map(({ cacheRule, contentType, directory }) => [cacheRule, contentType, filesIn(directory)])).toEqual([
    ['immutable', undefined, ['main.0123456789abcdef0123.js']],
    ['immutable', 'font/woff2', ['fonts/0123456789abcdef4567.woff2']],
    [
      'revalidated',
      undefined,
      ['404.html', 'content/remoteEntry.js', 'embed/index.html', 'index.html', 'intake/v1.js', 'start/index.html'],
    ],
    ['revalidated', 'application/manifest+json', ['site.webmanifest']],
  ]);
});

test('says what to do when the site was not built', () => {
  expect(() => groupSiteFiles('/no/such/folder')).toThrow('run "npm run build" first');
});

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(directory.length + 1))
    .sort();
}
