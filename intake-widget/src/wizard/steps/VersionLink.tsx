import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { newestVersions, versionPath, type LegalDocumentName } from '@incasso/contract/legalVersions';
import { termsText } from './FormStep.text';

type VersionLinkProps = { readonly name: LegalDocumentName; readonly words: string };

/**
 * A link to the version of a legal document that the case will name. In a tab older than the last deploy, the newest
 * version would be a different text.
 */
export function VersionLink({ name, words }: VersionLinkProps) {
  return (
    <a href={versionPath(name, newestVersions[name])} target="_blank" rel="noopener">
      {words}
      <HiddenWords> {termsText.opens}</HiddenWords>
    </a>
  );
}
