import { exceededBudgets, type WeighedPage } from './budgets';
import { measureFirstLoad } from './measureFirstLoad';
import { SiteFolder } from './SiteFolder';
import { writeSite } from './writeSite';

const weighedDocuments: readonly [WeighedPage, string][] = [
  ['/', '/index.html'],
  ['/start', '/start/index.html'],
  ['/embed', '/embed/index.html'],
];

const site = new SiteFolder();
try {
  await writeSite(site);
  // A development build contains React's development code, which is heavier and never deployed.
  const isForVisitors = process.env['NODE_ENV'] !== 'development';
  const exceeded: string[] = [];
  for (const [page, path] of isForVisitors ? weighedDocuments : [])
    exceeded.push(...exceededBudgets(page, await measureFirstLoad(site, path)));
  if (exceeded.length > 0) throw new Error(exceeded.join('\n'));
  await site.publish();
} catch (error) {
  await site.discard();
  throw error;
}
