import { exceededBudgets, type Excess, type WeighedPage } from './budgets';
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
  const exceeded: Excess[] = [];
  for (const [page, path] of isForVisitors ? weighedDocuments : [])
    exceeded.push(...exceededBudgets(page, await measureFirstLoad(site, path)));
  for (const { text } of exceeded) console.warn(text);
  if (exceeded.some(({ fails }) => fails)) throw new Error('A first load is more than 3% over its budget.');
  await site.publish();
} catch (error) {
  await site.discard();
  throw error;
}
