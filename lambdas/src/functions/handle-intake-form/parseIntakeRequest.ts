import { botSignalsInTextSchema, type BotSignals } from '@incasso/contract/botSignals';
import { intakeFieldNames, mapFields } from '@incasso/contract/intakeFields';
import { documentReceiptSchema, intakeParts } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { cleanFileName } from '../../cleaning/cleanFileName';
import { accept, refuse, type Result } from '../../results/Result';
import type { IntakeRequest, SentDocument } from './IntakeRequest';
import { readMultipart, type Part } from './readMultipart';

const signalFields = Object.keys(botSignalsInTextSchema.entries);
const textFields: readonly string[] = [
  ...intakeFieldNames,
  intakeParts.agreeToTerms,
  intakeParts.recaptchaToken,
  ...signalFields,
];

/**
 * Reads the multipart body of an intake request (specification, section 7). Parts with other names are left out;
 * anything else that is not as the form sends it is refused.
 */
export function parseIntakeRequest(contentType: string | undefined, body: Uint8Array): Result<IntakeRequest> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType ?? '')) return refuse('unsupported_media_type');
  const parts = readMultipart(contentType ?? '', body);
  if (!parts.ok) return parts;

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
  return accept(toRequest({ fields, documents, signals: signals.output }));
}

function toRequest({
  fields,
  documents,
  signals,
}: {
  fields: ReadonlyMap<string, string>;
  documents: readonly SentDocument[];
  signals: BotSignals;
}): IntakeRequest {
  return {
    answers: mapFields((name) => fields.get(name) ?? ''),
    agreesToTerms: fields.get(intakeParts.agreeToTerms) === 'true',
    recaptchaToken: fields.get(intakeParts.recaptchaToken) ?? '',
    signals,
    documents,
  };
}

/** The document of a part. A browser sends an empty part without a name for a file field that was left empty. */
function readDocument(part: Part): Result<SentDocument | undefined> {
  const malformed = refuse('malformed_request', { reason: 'document' });
  if (part.kind === 'text') {
    const receipt = v.safeParse(v.pipe(v.string(), v.parseJson(), documentReceiptSchema), part.text);
    if (!receipt.success) return malformed;
    return accept({ kind: 'receipt', ...receipt.output, name: cleanFileName(receipt.output.name) });
  }
  const { fileName, bytes } = part;
  if (fileName === undefined) return bytes.length === 0 ? accept(undefined) : malformed;
  return accept({ kind: 'file', name: cleanFileName(fileName), bytes });
}
