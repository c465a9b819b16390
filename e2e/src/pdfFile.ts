import { samplePdf } from '@incasso/documents/testing/samplePdf';
import type { ChosenFile } from './IntakePage';

/** A valid PDF to choose. `size` in bytes; default: as small as possible. */
export function pdfFile(name: string, { text = name, size }: { text?: string; size?: number } = {}): ChosenFile {
  const buffer = Buffer.from(samplePdf({ text, ...(size !== undefined && { size }) }));
  return { name, mimeType: 'application/pdf', buffer };
}
