import { exceededBudgets } from './budgets';
import { measureFirstLoad } from './measureFirstLoad';
import { SiteFolder } from './SiteFolder';
import { writeSite } from './writeSite';

const site = new SiteFolder();
try {
  await writeSite(site);
  // A development build carries React's own checks and is not for visitors.
  const isForVisitors = process.env['NODE_ENV'] !== 'development';
  const exceeded = isForVisitors ? exceededBudgets(await measureFirstLoad(site, '/index.html')) : [];
  if (exceeded.length > 0) throw new Error(exceeded.join('\n'));
  await site.publish();
} catch (error) {
  await site.discard();
  throw error;
}
