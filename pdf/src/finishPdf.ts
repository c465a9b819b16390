import { brandColors } from '@incasso/contract/brandColors';
import { firmProfile } from '@incasso/contract/firmProfile';

/** Draws the firm's letterhead and the stamp, if any, on every page and returns the file. */
export function finishPdf(pdf: PDFKit.PDFDocument, { stamp }: { readonly stamp?: string } = {}): Promise<Buffer> {
  const written = collect(pdf);
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    drawLetterhead(pdf, { number: page + 1, count, ...(stamp !== undefined && { stamp }) });
  }
  pdf.end();
  return written;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

const { ink, inkSoft, marker } = brandColors;
const smallSize = 8.5;

type Letterhead = {
  readonly number: number;
  readonly count: number;
  /** Text on the marker in the header, such as `VOORBEELDTEKST`. Default: none. */
  readonly stamp?: string;
};

/** Draws the page's header and footer: firm name, rule, stamp, address and page number. Not tagged as text. */
function drawLetterhead(pdf: PDFKit.PDFDocument, { number, count, stamp }: Letterhead): void {
  const { width, height, margins } = pdf.page;
  const { left, bottom } = margins;
  const right = width - margins.right;
  margins.bottom = 0;
  pdf.markContent('Artifact', { type: 'Pagination' });

  if (stamp !== undefined) drawStamp(pdf, stamp, right);
  pdf.fillColor(ink).font('heading').fontSize(12).text(firmProfile.firmName, left, 38, { lineBreak: false });
  pdf.moveTo(left, 64).lineTo(right, 64).lineWidth(1.2).stroke(ink);

  const foot = height - 52;
  pdf
    .moveTo(left, foot - 12)
    .lineTo(right, foot - 12)
    .lineWidth(0.5)
    .stroke(ink);
  pdf.font('text').fontSize(smallSize).fillColor(inkSoft);
  const { address, phone, email } = firmProfile;
  const line = `${address.street}, ${address.postalCode} ${address.city}  ·  ${phone.display}  ·  ${email}`;
  pdf.text(line, left, foot, { lineBreak: false });
  const pageNumber = `${String(number)} / ${String(count)}`;
  pdf.text(pageNumber, right - pdf.widthOfString(pageNumber), foot, { lineBreak: false });
  pdf.endMarkedContent();
  margins.bottom = bottom;
}

function drawStamp(pdf: PDFKit.PDFDocument, stamp: string, right: number): void {
  const width = pdf.font('bold').fontSize(smallSize).widthOfString(stamp, { characterSpacing: 1 });
  pdf.rect(right - width - 14, 36, width + 14, 18).fill(marker);
  pdf.fillColor(ink).text(stamp, right - width - 7, 41.5, { lineBreak: false, characterSpacing: 1 });
}
