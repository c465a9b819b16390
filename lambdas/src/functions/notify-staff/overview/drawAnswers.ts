import { brandColors } from '@incasso/contract/brandColors';
import { addElement, keepTogether } from '@incasso/pdf/addElement';
import type { MailRow } from '../../../mail/MailContent';
import { drawMarker, drawRule, overviewLayout, setStyle, type OverviewPdf } from './OverviewPdf';

const { margin, width, label: labelWidth, rowGap, markerInset } = overviewLayout;
const valueX = margin + labelWidth;
const valueWidth = width - labelWidth;

/** Rows up to this height are kept on one page; a longer text starts here and continues on the next page. */
const wholeUpTo = 240;

/** A list of labels with their values, as a table whose first column holds the row headers. */
export function drawAnswers(overview: OverviewPdf, rows: readonly MailRow[]): void {
  const table = addElement(overview.pdf, overview.root, { type: 'Table' });
  for (const row of rows) drawAnswer(overview, table, row);
  table.end();
}

function drawAnswer({ pdf, fit }: OverviewPdf, table: PDFKit.PDFStructureElement, row: MailRow): void {
  const value = fit(row.value);
  const hint = row.hint === undefined ? undefined : fit(row.hint);
  const heightOf = (text: string) => setStyle(pdf, 'text').heightOfString(text, { width: valueWidth });
  const hintHeight = hint === undefined ? 0 : heightOf(hint) + rowGap;
  const height = heightOf(value) + hintHeight;
  keepTogether(pdf, height <= wholeUpTo ? height : hintHeight + 60);

  const tableRow = addElement(pdf, table, { type: 'TR' });
  const top = pdf.y;
  const drawLabel = () => setStyle(pdf, 'label').text(fit(row.label), margin, top + 0.5, { width: labelWidth - 12 });
  addElement(pdf, tableRow, { type: 'TH', scope: 'Row', draw: drawLabel });
  const below = pdf.y;
  const cell = addElement(pdf, tableRow, { type: 'TD' });
  pdf.y = top;
  drawLines(pdf, cell, value);
  if (hint !== undefined) drawHint(pdf, cell, hint);
  cell.end();
  tableRow.end();
  pdf.x = margin;
  if (pdf.y > top) pdf.y = Math.max(pdf.y, below);
  pdf.y += rowGap - 1.5;
  drawRule(pdf, { color: brandColors.rule, width: 0.5 });
  pdf.y += rowGap;
}

/** The lines as typed, each a paragraph, so that a screen reader announces where a line ends. */
function drawLines(pdf: PDFKit.PDFDocument, cell: PDFKit.PDFStructureElement, text: string): void {
  for (const line of text.split('\n')) {
    setStyle(pdf, 'text');
    if (line === '') pdf.moveDown();
    else addElement(pdf, cell, { type: 'P', draw: () => pdf.text(line, valueX, pdf.y, { width: valueWidth }) });
  }
}

function drawHint(pdf: PDFKit.PDFDocument, cell: PDFKit.PDFStructureElement, hint: string): void {
  pdf.y += 2;
  const options = { width: valueWidth - 2 * markerInset };
  const height = setStyle(pdf, 'text').heightOfString(hint, options);
  keepTogether(pdf, height + 2);
  const { y } = pdf;
  const textWidth = Math.min(pdf.widthOfString(hint), options.width);
  drawMarker(pdf, { x: valueX, y, width: textWidth + 2 * markerInset, height: height + 2 });
  const draw = () => setStyle(pdf, 'text').text(hint, valueX + markerInset, y + 2, options);
  addElement(pdf, cell, { type: 'P', draw });
}
