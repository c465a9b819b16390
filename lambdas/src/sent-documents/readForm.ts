import { botSignalsInTextSchema, type BotSignals } from '@incasso/contract/botSignals';
import { readDocumentKinds } from '@incasso/contract/documents/sentDocumentKinds';
import { documentReceiptSchema, intakeParts } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { cleanFileName } from '../cleaning/cleanFileName';
import { accept, refuse, type Result } from '../results/Result';
import { readMultipart, type Part } from './readMultipart';
import type { SentDocument } from './SentDocument';

const signalFields = Object.keys(botSignalsInTextSchema.entries);

/** What a form with documents sends: read, neither cleaned nor judged. */
export type SentForm = {
  /** The text of a field; empty when it was not sent. */
  readonly text: (name: string) => string;
  readonly recaptchaToken: string;
  readonly signals: BotSignals;
  readonly documents: readonly SentDocument[];
};

/**
 * Reads the multipart body of a form with documents. Parts with other names are left out; anything else that is not as
 * the form sends it is refused.
 */
export function readForm(
  contentType: string | undefined,
  body: Uint8Array,
  fieldNames: readonly string[],
): Result<SentForm> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType ?? '')) return refuse('unsupported_media_type');
  const parts = readMultipart(contentType ?? '', body);
  if (!parts.ok) return parts;

  const textFields = [...fieldNames, intakeParts.documentKinds, intakeParts.recaptchaToken, ...signalFields];
  const fields = new Map<string, string>();
  const documents: SentDocument[] = [];
  for (const part of parts.value) {
    if (part.name === intakeParts.documents) {
      const document = readDocument(part);
      if (!document.ok) return document;
      if (document.value !== undefined) documents.push(document.value);
    } else if (textFields.includes(part.name)) {
      if (part.kind === 'file' || fields.has(part.name)) return refuse('malformed_request', { reason: 'field' });
      fields.set(part.name, part.text);
    }
  }
  const signals = v.safeParse(botSignalsInTextSchema, Object.fromEntries(fields));
  if (!signals.success) return refuse('malformed_request', { reason: 'signals' });
  const text = (name: string) => fields.get(name) ?? '';
  const kinds = readDocumentKinds(text(intakeParts.documentKinds), documents.length);
  return accept({
    text,
    recaptchaToken: text(intakeParts.recaptchaToken),
    signals: signals.output,
    documents: documents.map((document, place) => ({ ...document, kind: kinds[place] })),
  });
}

/** The document of a part. A browser sends an empty part without a name for a file field that was left empty. */
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
