import { convertedName } from '@incasso/contract/documents/convertedName';
import { isHeicName } from '@incasso/documents/checkDocument';
import { filesWithin } from '@incasso/documents/filesWithin';
import type { DocumentOrMailReading } from '@incasso/documents/readDocumentOrMail';
import { cleanFileName } from '../sanitizing/cleanFileName';
import { sha256Of } from '../submissions/digestOf';

/**
 * What tells of a sent document that it came out of this mail or e-invoice: its SHA-256, or the name that the browser
 * gave the JPG of a HEIC photo, whose bytes nobody else has.
 */
export async function partsOf(reading: Extract<DocumentOrMailReading, { ok: true }>): Promise<string[]> {
  return (await filesWithin(reading)).map(({ name, bytes }) =>
    isHeicName(name) ? cleanFileName(convertedName(name)) : sha256Of(bytes),
  );
}
