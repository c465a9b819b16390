import { legalVersions, type VersionLists, type VersionPair } from '@incasso/contract/legalVersions';
import { addDays, dayInBelgium, type IsoDate } from '@incasso/contract/isoDate';
import * as v from 'valibot';

/** How long the versions of a page count after a newer one: a draft ends after a day without a change. */
const graceDays = 2;

type AgreedVersionsOptions = { readonly now: Date; readonly published?: VersionLists };

/**
 * Reads the optional part `terms_versions`: a JSON object with the versions that the page linked to. The page sends
 * them because it may have been loaded before a deploy with newer ones. Only versions count that were the newest within
 * two days: nobody may choose earlier terms. Anything else counts as the newest: a client that sends none links to the
 * undated addresses, which serve the newest.
 */
export function readAgreedVersions(
  text: string,
  { now, published = legalVersions }: AgreedVersionsOptions,
): VersionPair {
  const { generalTerms, privacyPolicy } = published;
  const pair = v.object({
    generalTerms: v.picklist(recentOf(generalTerms, now)),
    privacyPolicy: v.picklist(recentOf(privacyPolicy, now)),
  });
  const newest = { generalTerms: generalTerms[0], privacyPolicy: privacyPolicy[0] };
  return v.parse(v.fallback(v.pipe(v.string(), v.parseJson(), pair), newest), text);
}

function recentOf(versions: readonly IsoDate[], now: Date): IsoDate[] {
  const today = dayInBelgium(now);
  return versions.filter((_, index) => {
    const successor = versions[index - 1];
    return successor === undefined || today <= addDays(successor, graceDays);
  });
}
