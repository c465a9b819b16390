import { checkCertificate } from './checkCertificate';
import { checkSite } from './checkSite';

/** The hourly check of the site. An error of this function sounds the alarm. */
export async function handler(): Promise<void> {
  const origin = process.env['SITE_ORIGIN'];
  if (origin === undefined) throw new Error('environment variables missing or wrong: SITE_ORIGIN');
  await checkSite(origin);
  await checkCertificate(origin, new Date());
}
