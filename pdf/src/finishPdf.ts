import { drawLetterhead } from './drawLetterhead';

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
