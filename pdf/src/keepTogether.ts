/** Begins a new page when less than `height` is left of this one. Tells whether it did. */
export function keepTogether(pdf: PDFKit.PDFDocument, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - pdf.page.margins.bottom) return false;
  pdf.addPage();
  return true;
}
