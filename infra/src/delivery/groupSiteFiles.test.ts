import { siteVariants, variantFile } from '@incasso/contract/siteVariants';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleInputs } from '../app/testing/exampleInputs';
import { groupSiteFiles } from './groupSiteFiles';

test('sorts the site’s files by cache rule and content type', () => {
  const groups = groupSiteFiles(exampleInputs().siteTree, 'altcha');

  expect(groups.map(({ cacheRule, contentType, directory }) => [cacheRule, contentType, filesIn(directory)])).toEqual([
    ['immutable', 'text/javascript; charset=utf-8', ['main.0123456789abcdef0123.js']],
    ['immutable', 'font/woff2', ['fonts/0123456789abcdef4567.woff2']],
    ['revalidated', undefined, ['documents/policy.pdf', 'icon.png']],
    ['revalidated', 'text/html; charset=utf-8', ['404.html', 'embed/index.html', 'index.html', 'start/index.html']],
    ['revalidated', 'text/javascript; charset=utf-8', ['content/remoteEntry.js', 'intake/v1.js']],
    ['revalidated', 'application/manifest+json', ['site.webmanifest']],
  ]);
});

test.each(siteVariants)('publishes only the variant’s files for %s', (own) => {
  const groups = groupSiteFiles(exampleInputs().siteTree, own);

  const files = groups.flatMap(({ directory }) => filesIn(directory).map((file) => join(directory, file)));
  const policies = files.filter((file) => file.endsWith('policy.pdf'));
  expect(policies.map((file) => readFileSync(file, 'utf8'))).toEqual([
    variantFile(own, '/documents/policy.pdf').slice(1),
  ]);
  expect(files.join()).not.toContain('/by-variant/');
});

test('without a build, the error says what to run', () => {
  expect(() => groupSiteFiles('/no/such/folder', 'altcha')).toThrow('run "npm run build" first');
});

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(directory.length + 1))
    .sort();
}
