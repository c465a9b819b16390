import { checkSite } from './checkSite';

/** The hourly look at the site. Fails, and so sounds the alarm, when a visitor could not start a case. */
export async function handler(): Promise<void> {
  const origin = process.env['SITE_ORIGIN'];
  if (origin === undefined) throw new Error('environment variables missing or wrong: SITE_ORIGIN');
  await checkSite(origin);
}
