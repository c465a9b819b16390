import { checkDocumentSet } from '@incasso/contract/documents/checkDocumentSet';
import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { photoPdfLimits } from './photoPdfLimits';

/** The photos that can become pages of a PDF, including those that only the limits on documents exclude. */
export function photosOf(documents: readonly CheckedDocument[]): CheckedDocument[] {
  return documents.filter(
    ({ name, refusal, isPending }) => !isPending && mayGoAlong(refusal) && isPhotoExtension(documentExtension(name)),
  );
}

/** Why the limits would exclude a PDF of these photos beside the other documents; `undefined` if they allow it. */
export function refusalOfPdf(
  documents: readonly CheckedDocument[],
  { photoIds, keepsPhotos }: { readonly photoIds: readonly string[]; readonly keepsPhotos: boolean },
): DocumentRefusal | undefined {
  const others = documents.filter(({ id, refusal }) => mayGoAlong(refusal) && (keepsPhotos || !photoIds.includes(id)));
  const facts = others.map(({ id, name, size, sha256 = id }) => ({ name, size, sha256 }));
  return checkDocumentSet([...facts, { name: '', size: photoPdfLimits.maxBytes, sha256: '' }]).at(-1);
}

function mayGoAlong(refusal: CheckedDocument['refusal']): boolean {
  return refusal === undefined || refusal === 'too_many' || refusal === 'total_too_large';
}

function isPhotoExtension(extension: ReturnType<typeof documentExtension>): boolean {
  return extension === 'jpg' || extension === 'jpeg' || extension === 'png';
}
