import { SiteFolder } from './SiteFolder';
import { writeSite } from './writeSite';

const site = new SiteFolder();
try {
  await writeSite(site);
  await site.publish();
} catch (error) {
  await site.discard();
  throw error;
}
