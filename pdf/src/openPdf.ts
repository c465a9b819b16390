import { firmProfile } from '@incasso/contract/firmProfile';
import PDFDocument from 'pdfkit';

/** A font file: its path, or its bytes. */
type Face = string | Uint8Array;

export type PdfProps = {
  readonly title: string;
  /** Subject in the metadata. The library does not escape it: never pass visitor input. */
  readonly subject: string;
  /** Creation date in the metadata. A fixed date gives the same bytes for the same content. */
  readonly date: Date;
  /** Registered as the fonts `heading`, `text` and `bold`. */
  readonly faces: Readonly<Record<'heading' | 'text' | 'bold', Face>>;
  /** Left and right, in points. */
  readonly margin: number;
};

/** A new tagged PDF in Dutch on A4 (PDF/UA as far as the library supports it), with space for the letterhead. */
export function openPdf({ title, subject, date, faces, margin }: PdfProps): PDFKit.PDFDocument {
  const { firmName } = firmProfile;
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: 96, bottom: 84, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'nl-BE',
    displayTitle: true,
    bufferPages: true,
    // No font: the library's own fonts are files that no bundle contains.
    font: '',
    info: {
      Title: `${title} - ${firmName}`,
      Author: firmName,
      Subject: subject,
      Creator: firmName,
      CreationDate: date,
      ModDate: date,
    },
  };
  // The library's types do not know this standard yet.
  Object.assign(options, { subset: 'PDF/UA' });
  const pdf = new PDFDocument(options);
  pdf.registerFont('heading', faces.heading);
  pdf.registerFont('text', faces.text);
  pdf.registerFont('bold', faces.bold);
  return pdf;
}
