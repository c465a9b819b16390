import type { UploadTicketsAnswer, UploadTicketsRequest } from '@incasso/contract/api';
import { documentExtension, mediaTypeOf } from '@incasso/contract/documents/documentTypes';
import { documentError } from '@incasso/contract/errors';
import { documentLimits } from '@incasso/contract/limits';
import { judgeDocumentSet } from '@incasso/contract/documents/judgeDocumentSet';
import type { BotCheck } from '../../bot-check/BotCheck';
import { refuseBots } from '../../bot-check/refuseBots';
import { refuse, type Refusal } from '../../results/Result';
import type { UploadLinks } from '../../storage/links';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import { cleanFileName } from '../../cleaning/cleanFileName';

export type TicketPorts = { readonly store: ObjectStore; readonly botCheck: BotCheck; readonly links: UploadLinks };

type Ticket = UploadTicketsAnswer['data']['tickets'][number];

/** What was uploaded and then replaced by the visitor lies there too, until it expires: so much more than a submission may have. */
const uploadRoom = 2;

/** Gives a link for each document that is not stored yet. The limits of decision 4 hold for all of a submission's documents together. */
export async function giveTickets(
  { submissionId, recaptchaToken, documents }: UploadTicketsRequest,
  { store, botCheck, links }: TicketPorts,
): Promise<{ kind: 'given'; tickets: Ticket[] } | Refusal> {
  const bot = await refuseBots(botCheck, { token: recaptchaToken, action: 'intake_form', submissionId });
  if (bot !== undefined) return bot;
  const refused = refuseByFacts(documents);
  if (refused !== undefined) return refused;
  if (await isFull(store, { submissionId, documents })) {
    const fields = documents.map(({ name }, index) => documentError(index, cleanFileName(name), 'total_too_large'));
    return refuse('document_refused', { fields, reason: 'uploads_full' });
  }

  const tickets = documents.map(async ({ name, size, sha256 }): Promise<Ticket> => {
    const key = storageKeys.upload({ submissionId, sha256 });
    if ((await store.sizeOf(key)) === size) return { sha256, stored: true };
    const { url, headers, expiresAt } = await links.linkTo({
      key,
      size,
      sha256,
      mediaType: mediaTypeOf(cleanFileName(name)),
    });
    return { sha256, url, headers: { ...headers }, expiresAt: expiresAt.toISOString() };
  });
  return { kind: 'given', tickets: await Promise.all(tickets) };
}

/** Whether the documents would not fit beside what lies under the submission already: one token opens no endless store. */
async function isFull(
  store: ObjectStore,
  { submissionId, documents }: Pick<UploadTicketsRequest, 'submissionId' | 'documents'>,
): Promise<boolean> {
  const sizes = new Map(documents.map(({ sha256, size }) => [storageKeys.upload({ submissionId, sha256 }), size]));
  for await (const { key, size } of store.list(storageKeys.uploadsOf(submissionId))) sizes.set(key, size);
  const bytes = [...sizes.values()].reduce((total, size) => total + size, 0);
  return sizes.size > uploadRoom * documentLimits.maxCount || bytes > uploadRoom * documentLimits.maxTotalBytes;
}

/** What can be said before the content is there. */
function refuseByFacts(documents: UploadTicketsRequest['documents']): Refusal | undefined {
  const verdicts = judgeDocumentSet(documents);
  const fields = documents.flatMap(({ name }, index) => {
    const known = cleanFileName(name);
    const refusal = verdicts[index] ?? (documentExtension(known) === undefined ? 'type_not_accepted' : undefined);
    return refusal === undefined ? [] : [documentError(index, known, refusal)];
  });
  return fields.length === 0 ? undefined : refuse('document_refused', { fields, reason: fields[0]?.code ?? '' });
}
