import { botSignalsInTextSchema, type BotSignals } from '@incasso/contract/botSignals';
import { documentError } from '@incasso/contract/errors';
import { intakeField, intakeFieldNames, mapFields } from '@incasso/contract/intakeFields';
import { documentReceiptSchema, intakeParts } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { refuse, type Refusal } from '../../results/Result';
import { cleanLine, cleanText } from '../../cleaning/cleanText';
import { cleanFileName } from '../../cleaning/cleanFileName';
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
 * Reads the multipart body of an intake request (specification, section 7). Parts with other names are left out; anything else that is not
 * as the form sends it is refused.
 */
export async function parseIntakeRequest(
  contentType: string | undefined,
  body: Uint8Array,
): Promise<{ kind: 'parsed'; form: IntakeRequest } | Refusal> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType ?? '')) return refuse('unsupported_media_type');
  const parts = await readMultipart(contentType ?? '', body);
  if (parts === undefined) return refuse('malformed_request', { reason: 'multipart' });

  const fields = new Map<string, string>();
  const documents: SentDocument[] = [];
  for (const part of parts) {
    if (part.name === intakeParts.documents) {
      const document = readDocument(part);
      if (document === 'malformed') return refuse('malformed_request', { reason: 'document' });
      if (document === 'too_large') return tooLarge(documents.length, part);
      if (document !== 'no_file') documents.push(document);
    } else if (textFields.includes(part.name)) {
      if (part.kind === 'file' || fields.has(part.name)) return refuse('malformed_request', { reason: 'field' });
      fields.set(part.name, part.text);
    }
  }
  const signals = v.safeParse(botSignalsInTextSchema, Object.fromEntries(fields));
  if (!signals.success) return refuse('malformed_request', { reason: 'signals' });
  return { kind: 'parsed', form: toForm({ fields, documents, signals: signals.output }) };
}

function toForm({
  fields,
  documents,
  signals,
}: {
  fields: ReadonlyMap<string, string>;
  documents: readonly SentDocument[];
  signals: BotSignals;
}): IntakeRequest {
  return {
    answers: mapFields((name) => {
      const text = fields.get(name) ?? '';
      return intakeField(name).lines === undefined ? cleanLine(text) : cleanText(text);
    }),
    agreesToTerms: fields.get(intakeParts.agreeToTerms) === 'true',
    recaptchaToken: fields.get(intakeParts.recaptchaToken) ?? '',
    signals,
    documents,
  };
}

/** A browser sends an empty part without a name for a file field that was left empty. */
function readDocument(part: Part): SentDocument | 'malformed' | 'too_large' | 'no_file' {
  if (part.kind === 'text') {
    const receipt = v.safeParse(v.pipe(v.string(), v.parseJson(), documentReceiptSchema), part.text);
    if (!receipt.success) return 'malformed';
    return { kind: 'receipt', ...receipt.output, name: cleanFileName(receipt.output.name) };
  }
  if (part.isTruncated) return 'too_large';
  if (part.fileName === undefined) return part.bytes.length === 0 ? 'no_file' : 'malformed';
  return { kind: 'file', name: cleanFileName(part.fileName), bytes: part.bytes };
}

function tooLarge(index: number, part: Part): Refusal {
  const name = part.kind === 'file' ? cleanFileName(part.fileName ?? '') : '';
  return refuse('document_refused', { fields: [documentError(index, name, 'too_large')] });
}
