import { brandColors } from '@incasso/contract/brandColors';

export type OverviewPdf = {
  readonly pdf: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  /** Replaces missing characters and truncates what the pages cannot show. */
  readonly fit: (text: string) => string;
};

/** Sizes and widths in points. 483 remain between the margins. */
export const overviewLayout = {
  margin: 56,
  width: 483,
  label: 138,
  /** Maximum height of one part of a table cell, so that all parts fit on a page; higher parts are truncated. */
  maxPartHeight: 120,
  rowGap: 4,
  /** Between the edge of the marker and its text. */
  markerInset: 5,
} as const;

const { ink, inkSoft } = brandColors;

const typeStyles = {
  title: { font: 'heading', size: 24, color: ink, lineGap: 0 },
  section: { font: 'heading', size: 14, color: ink, lineGap: 0 },
  reference: { font: 'bold', size: 15, color: ink, lineGap: 0 },
  text: { font: 'text', size: 9.5, color: ink, lineGap: 1.5 },
  strong: { font: 'bold', size: 9.5, color: ink, lineGap: 1.5 },
  label: { font: 'text', size: 9, color: inkSoft, lineGap: 1.5 },
  cell: { font: 'text', size: 8.5, color: ink, lineGap: 1 },
  total: { font: 'bold', size: 8.5, color: ink, lineGap: 1 },
  small: { font: 'text', size: 7.5, color: inkSoft, lineGap: 1 },
} as const;

export type TypeStyle = keyof typeof typeStyles;

export function setStyle(pdf: PDFKit.PDFDocument, style: TypeStyle): PDFKit.PDFDocument {
  const { font, size, color, lineGap } = typeStyles[style];
  return pdf.font(font).fontSize(size).fillColor(color).lineGap(lineGap);
}

/** A line across the page, tagged as an artifact. */
export function drawRule(pdf: PDFKit.PDFDocument, { color, width }: { color: string; width: number }): void {
  const { margin, width: length } = overviewLayout;
  const { y } = pdf;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(margin, y)
    .lineTo(margin + length, y)
    .lineWidth(width)
    .stroke(color);
  pdf.endMarkedContent();
}

/** Draws the marker behind the text that follows, in a box a little larger than the text. */
export function drawMarker(
  pdf: PDFKit.PDFDocument,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(box.x, box.y, box.width, box.height).fill(brandColors.marker);
  pdf.endMarkedContent();
}
