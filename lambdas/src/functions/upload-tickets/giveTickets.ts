import type { UploadTicketsAnswer } from '@incasso/contract/api';
import type { UploadTicketsRequest } from '@incasso/contract/uploadTicketsRequest';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import { checkDocumentSet, type DocumentFacts } from '@incasso/contract/documents/checkDocumentSet';
import { documentError } from '@incasso/contract/errors';
import { cleanFileName } from '../../sanitizing/cleanFileName';
import { refuseDocuments } from '../../documents/refuseDocuments';
import { accept, refuse, type Result } from '../../Result';
import type { UploadLinks } from '../../storage/presignedLinks';
import { storageKeys } from '../../storage/storageKeys';
import { hashDraftKey } from '../../submissions/digestOf';
import { refuseErased } from '../../submissions/refuseErased';
import { uploadsFolder } from '../../submissions/uploadsFolder';
import { grantUploads, type GrantPorts } from './grantUploads';

export type TicketPorts = GrantPorts & { readonly links: UploadLinks };

type Ticket = UploadTicketsAnswer['data']['tickets'][number];

/** Gives a link for each document that is not stored yet. The limits apply to all documents of a draft together. */
export async function giveTickets(
  { documents, ...uploader }: Omit<UploadTicketsRequest, 'recaptchaToken'>,
  { store, links, pause }: TicketPorts,
): Promise<Result<Ticket[]>> {
  const validated = validateFacts(documents.map(({ name, ...facts }) => ({ ...facts, name: cleanFileName(name) })));
  if (!validated.ok) return validated;
  const erased = await refuseErased(store, uploader);
  if (erased !== undefined) return erased;
  const folder = uploadsFolderOf(uploader);
  const outcome = await grantUploads({ store, pause }, { folder, documents });
  if (outcome === 'busy') return refuse('unavailable', { reason: 'uploads_busy' });
  if (outcome === 'full') {
    const fields = validated.value.map(({ name }, index) => documentError({ index, name }, 'total_too_large'));
    return refuse('document_refused', { fields, reason: 'uploads_full' });
  }

  const tickets = validated.value.map(async ({ name, size, sha256 }): Promise<Ticket> => {
    const key = storageKeys.upload({ folder, sha256 });
    if ((await store.sizeOf(key)) === size) return { sha256, stored: true };
    const { url, headers, expiresAt } = await links.linkTo({ key, size, sha256, mediaType: mediaTypeOf(name) });
    return { sha256, url, headers: { ...headers }, expiresAt: expiresAt.toISOString() };
  });
  return accept(await Promise.all(tickets));
}

export function uploadsFolderOf({
  draftKey,
  ...submission
}: Pick<UploadTicketsRequest, 'submissionId' | 'caseId' | 'draftKey'>): string {
  return uploadsFolder({ ...submission, ...(draftKey !== undefined && { draftKeyHash: hashDraftKey(draftKey) }) });
}

/** Validates names, sizes and count, before the content exists. */
function validateFacts(documents: readonly DocumentFacts[]): Result<readonly DocumentFacts[]> {
  const verdicts = checkDocumentSet(documents).map((verdict, index) => {
    const extension = documentExtension(documents[index]?.name ?? '');
    return verdict ?? (extension === undefined ? 'type_not_accepted' : undefined);
  });
  return refuseDocuments(documents, verdicts);
}
