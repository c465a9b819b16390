import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { CheckMark } from '@incasso/browser/ui/CheckMark';
import { documentKinds, usualDocumentKinds } from '@incasso/contract/documents/documentKinds';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { usualDocumentsText } from './UsualDocuments.text';
import { UsualGroup, UsualItem, UsualList } from './UsualDocuments.styles';

/**
 * The documents of a typical case, ticked off by the kinds that the visitor chose. Advice only: it blocks nothing, and
 * disappears once all are present.
 */
export function UsualDocuments({ documents }: { documents: readonly CheckedDocument[] }) {
  const present = new Set(documents.filter(({ refusal }) => refusal === undefined).map(({ kind }) => kind));
  if (usualDocumentKinds.every((kind) => present.has(kind))) return null;
  return (
    <UsualGroup>
      <p id="usual-documents">{usualDocumentsText.title}</p>{' '}
      <UsualList aria-labelledby="usual-documents">
        {usualDocumentKinds.map((kind) => {
          const isPresent = present.has(kind);
          return (
            <UsualItem key={kind} $isPresent={isPresent}>
              {isPresent && <CheckMark />} {documentKinds[kind]}
              <HiddenWords>, {isPresent ? usualDocumentsText.present : usualDocumentsText.absent}</HiddenWords>
            </UsualItem>
          );
        })}
      </UsualList>
      <p>{usualDocumentsText.later}</p>
    </UsualGroup>
  );
}
