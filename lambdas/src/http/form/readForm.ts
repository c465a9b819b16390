import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { botSignalsInTextSchema, type BotSignals } from '@incasso/contract/botSignals';
import { readDocumentKinds } from '@incasso/contract/documents/sentDocumentKinds';
import { documentReceiptSchema, intakeParts, type DocumentReceipt } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { cleanFileName } from '../../sanitizing/cleanFileName';
import type { ApiRequest } from '../ApiRequest';
import { readHead, type SubmissionHead } from '../readHead';
import { accept, refuse, type Result } from '../../Result';
import { readMultipart, type Part } from './readMultipart';

/** One `documents` part: the file itself, or the receipt of an upload. */
export type SentDocument = ({ readonly name: string; readonly bytes: Uint8Array } | DocumentReceipt) & {
  readonly kind?: DocumentKind | undefined;
};

/** The fields of every form with documents: parsed, not yet cleaned or validated */
export type SentForm = SubmissionHead & {
  readonly recaptchaToken: string;
  readonly signals: BotSignals;
  readonly documents: readonly SentDocument[];
};

type FieldsOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

const signalFields = Object.keys(botSignalsInTextSchema.entries);

/**
 * Parses the request of a form with documents. Its own fields are given as schemas of their texts; an empty field
 * counts as not sent. Parts with unknown names are ignored; anything else that differs from the form is refused.
 */
export function readForm<Entries extends v.ObjectEntries>(
  request: ApiRequest,
  entries: Entries,
): Result<SentForm & { readonly fields: FieldsOf<Entries> }> {
  const head = readHead(request);
  if (!head.ok) return head;
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) return refuse('unsupported_media_type');
  const parts = readMultipart(contentType, request.body);
  if (!parts.ok) return parts;

  const textFields = [...Object.keys(entries), intakeParts.documentKinds, intakeParts.recaptchaToken, ...signalFields];
  const texts = new Map<string, string>();
  const documents: SentDocument[] = [];
  for (const part of parts.value) {
    if (part.name === intakeParts.documents) {
      const document = readDocument(part);
      if (!document.ok) return document;
      if (document.value !== undefined) documents.push(document.value);
    } else if (textFields.includes(part.name)) {
      if (part.kind === 'file' || texts.has(part.name)) return refuse('malformed_request', { reason: 'field' });
      texts.set(part.name, part.text);
    }
  }
  const filled = Object.fromEntries([...texts].filter(([, text]) => text !== ''));
  const signals = v.safeParse(botSignalsInTextSchema, filled);
  if (!signals.success) return refuse('malformed_request', { reason: 'signals' });
  const fields = v.safeParse(v.object(entries), filled);
  if (!fields.success) return refuse('malformed_request', { reason: 'field' });
  const kinds = readDocumentKinds(texts.get(intakeParts.documentKinds) ?? '', documents.length);
  return accept({
    ...head.value,
    recaptchaToken: texts.get(intakeParts.recaptchaToken) ?? '',
    signals: signals.output,
    documents: documents.map((document, index) => ({ ...document, kind: kinds[index] })),
    fields: fields.output,
  });
}

/** The document of a part. For an empty file field, a browser sends an empty part without a name. */
function readDocument(part: Part): Result<SentDocument | undefined> {
  const malformed = refuse('malformed_request', { reason: 'document' });
  if (part.kind === 'text') {
    const receipt = v.safeParse(v.pipe(v.string(), v.parseJson(), documentReceiptSchema), part.text);
    if (!receipt.success) return malformed;
    return accept({ ...receipt.output, name: cleanFileName(receipt.output.name) });
  }
  const { fileName, bytes } = part;
  if (fileName === undefined) return bytes.length === 0 ? accept(undefined) : malformed;
  return accept({ name: cleanFileName(fileName), bytes });
}
