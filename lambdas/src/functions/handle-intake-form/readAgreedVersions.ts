import { legalVersions, type VersionLists, type VersionPair } from '@incasso/contract/legalVersions';
import * as v from 'valibot';

/**
 * Reads the optional part `terms_versions`: a JSON object with the versions that the page linked to. The page sends
 * them because it may have been loaded before a deploy with newer ones. Only published versions count. Anything else
 * counts as the newest: a client that sends none links to the undated addresses, which serve the newest.
 */
export function readAgreedVersions(text: string, published: VersionLists = legalVersions): VersionPair {
  const { generalTerms, privacyPolicy } = published;
  const pair = v.object({ generalTerms: v.picklist(generalTerms), privacyPolicy: v.picklist(privacyPolicy) });
  const newest = { generalTerms: generalTerms[0], privacyPolicy: privacyPolicy[0] };
  return v.parse(v.fallback(v.pipe(v.string(), v.parseJson(), pair), newest), text);
}
