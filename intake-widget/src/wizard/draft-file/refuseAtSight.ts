import { maxDraftFileBytes, maxScryptWorkFactor, type DraftFileRefusal } from './DraftFile';

/** The beginning of an age file that a passphrase locks: its version, salt and work factor. */
const lockPattern = /^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} (\d{1,2})\n/;
const longestLock = 80;

/**
 * Why a file is no draft file, without its passphrase; `undefined` where only the passphrase can tell. Rejects where
 * the browser cannot read it.
 */
export async function refuseAtSight(file: Blob): Promise<DraftFileRefusal | undefined> {
  if (file.size > maxDraftFileBytes) return 'too_large';
  const [, workFactor] = lockPattern.exec(await file.slice(0, longestLock).text()) ?? [];
  const isOurs = workFactor !== undefined && Number(workFactor) <= maxScryptWorkFactor;
  return isOurs ? undefined : 'foreign';
}
