/** Begins a new page when less than `height` is left on this one. Returns whether it did. */
export function keepTogether(pdf: PDFKit.PDFDocument, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - pdf.page.margins.bottom) return false;
  pdf.addPage();
  return true;
}
