import { apiRoot } from '@incasso/contract/api';
import { firmProfile } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import type { SiteFolder } from './SiteFolder';

/** Writes the sitemap, and robots.txt with its URL. */
export async function writeSearchFiles(site: SiteFolder): Promise<void> {
  const addresses = Object.values(routes).map((path) => `  <url><loc>${firmProfile.siteUrl}${path}</loc></url>\n`);
  await site.write(
    '/sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('')}</urlset>\n`,
  );
  await site.write(
    '/robots.txt',
    `User-agent: *\nDisallow: ${apiRoot}/\n\nSitemap: ${firmProfile.siteUrl}/sitemap.xml\n`,
  );
}
