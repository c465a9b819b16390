import { brandColors } from '@incasso/contract/brandColors';
import { addElement, keepTogether } from '@incasso/pdf/addElement';
import type { MailSection, MailTable, MailTableRow } from '../../../mail/MailContent';
import { drawMarker, drawRule, overviewLayout, setStyle, type OverviewPdf, type TypeStyle } from './OverviewPdf';

const { margin, width: pageWidth, maxPartHeight, rowGap } = overviewLayout;
const gutter = 8;
/** Maximum number of characters of a part: no column shows more, so more would only be measured. */
const maxPartLength = 1500;
/** The library breaks a long word letter by letter. Words longer than a checksum are broken here. */
const longWord = /\S{70}(?=\S)/g;

/** A section and the widths of its table's columns. */
export type OverviewSection = MailSection & {
  readonly widths: readonly number[];
  /** Whether it begins a new page unless most of this one is left. Default: no. */
  readonly isOnNewPage?: true;
};

/** A text of a cell, or below the cells of a row */
type Part = {
  readonly text: string;
  readonly style: TypeStyle;
  readonly x: number;
  readonly width: number;
  readonly isAmount: boolean;
  readonly height: number;
  /** Absent for several lines */
  readonly lineWidth?: number;
  readonly isMarked?: boolean;
};

/** The parts of each cell below each other, and those below all cells, which belong to the first one */
type Row = {
  readonly cells: readonly (readonly Part[])[];
  readonly below: readonly Part[];
  readonly rank: MailTableRow['rank'];
};

/** A table with column headers, repeated on each page. */
export function drawTable(overview: OverviewPdf, { columns, rows }: MailTable, widths: readonly number[]): void {
  const { pdf, root } = overview;
  const table = addElement(pdf, root, { type: 'Table' });
  const content = { columns, widths };
  const heads = layRow(overview, { cells: columns.map(({ title }) => title) }, { ...content, style: 'small' });
  const body = rows.map((row) =>
    layRow(overview, row, { ...content, style: row.rank === undefined ? 'cell' : 'total' }),
  );
  keepTogether(pdf, heightOf(heads) + (body[0] === undefined ? 0 : heightOf(body[0])));
  drawRow(pdf, heads, { table, type: 'TH' });
  drawRule(pdf, { color: brandColors.ink, width: 0.8 });
  for (const row of body) {
    if (keepTogether(pdf, heightOf(row))) repeatHeads(pdf, heads);
    if (row.rank === 'total') drawDoubleRule(pdf);
    drawRow(pdf, row, { table, type: 'TD' });
    if (row.rank !== 'total') drawRule(pdf, { color: brandColors.rule, width: 0.5 });
  }
  table.end();
}

type Layout = {
  readonly columns: MailTable['columns'];
  readonly widths: readonly number[];
  readonly style: TypeStyle;
};

function layRow({ pdf, fit }: OverviewPdf, row: MailTableRow, { columns, widths, style }: Layout): Row {
  let x = margin;
  const cells = widths.map((width, index) => {
    const place = { x, width, isAmount: columns[index]?.kind === 'amount' };
    x += width + gutter;
    const [first = '', ...further] = fit(row.cells[index] ?? '').split('\n');
    const isMarked = row.rank === 'total' && index === widths.length - 1;
    return [
      ...(index === 0 && row.head !== undefined ? layPart(pdf, fit(row.head), { ...place, style: 'total' }) : []),
      ...layPart(pdf, first, { ...place, style, isMarked }),
      ...layPart(pdf, further.join(' · '), { ...place, style: 'small' }),
    ];
  });
  const whole = { x: margin, width: pageWidth, isAmount: false };
  const below = [
    ...layPart(pdf, fit(row.below ?? '').replaceAll('\n', ' · '), { ...whole, style: 'small' }),
    ...layPart(pdf, fit(row.hint ?? ''), { ...whole, style: 'total' }),
  ];
  return { cells, below, rank: row.rank };
}

/** Nearly all parts are one line, for which the library's line breaking would take three times as long. */
function layPart(pdf: PDFKit.PDFDocument, given: string, place: Omit<Part, 'text' | 'height' | 'lineWidth'>): Part[] {
  const text = given.slice(0, maxPartLength).replace(longWord, '$& ');
  if (text === '') return [];
  setStyle(pdf, place.style);
  const options = textOptions(place);
  const lineWidth = pdf.widthOfString(text, options);
  if (lineWidth <= place.width) return [{ ...place, text, lineWidth, height: pdf.currentLineHeight(true) }];
  return [{ ...place, text, height: Math.min(pdf.heightOfString(text, options), maxPartHeight) }];
}

/** For measuring and for drawing: figures of equal width are wider. */
function textOptions({ width, isAmount }: Pick<Part, 'width' | 'isAmount'>): PDFKit.Mixins.TextOptions {
  return { width, ...(isAmount && { align: 'right', features: ['tnum'] }) };
}

function heightOf({ cells, below }: Row): number {
  return Math.max(0, ...cells.map(sumOfHeights)) + sumOfHeights(below) + 2 * rowGap;
}

function sumOfHeights(parts: readonly Part[]): number {
  return parts.reduce((total, { height }) => total + height, 0);
}

type RowElement = { readonly table: PDFKit.PDFStructureElement; readonly type: 'TH' | 'TD' };

function drawRow(pdf: PDFKit.PDFDocument, row: Row, { table, type }: RowElement): void {
  const top = pdf.y;
  const belowTop = top + rowGap + Math.max(0, ...row.cells.map(sumOfHeights));
  const tableRow = addElement(pdf, table, { type: 'TR' });
  for (const [index, parts] of row.cells.entries()) {
    const cell = addElement(pdf, tableRow, { type, ...(type === 'TH' && { scope: 'Column' }) });
    drawParts(pdf, parts, { top: top + rowGap, within: cell });
    if (index === 0) drawParts(pdf, row.below, { top: belowTop, within: cell });
    cell.end();
  }
  tableRow.end();
  pdf.x = margin;
  pdf.y = top + heightOf(row);
}

type PartsPosition = { readonly top: number; readonly within?: PDFKit.PDFStructureElement };

/** Parts below each other, each a paragraph within the cell's element if it has one. */
function drawParts(pdf: PDFKit.PDFDocument, parts: readonly Part[], { top, within }: PartsPosition): void {
  let y = top;
  for (const part of parts) {
    const partTop = y;
    if (part.isMarked === true && part.lineWidth !== undefined)
      drawMarker(pdf, { x: startOf(part) - 3, y: partTop - 1, width: part.lineWidth + 6, height: part.height + 1 });
    const draw = () => drawPart(pdf, part, partTop);
    if (within === undefined) draw();
    else addElement(pdf, within, { type: 'P', draw });
    y += part.height;
  }
}

function drawPart(pdf: PDFKit.PDFDocument, part: Part, y: number): void {
  const { text, style, x, height, lineWidth } = part;
  const options = textOptions(part);
  setStyle(pdf, style);
  if (lineWidth === undefined) pdf.text(text, x, y, { ...options, height: height + 0.1, ellipsis: true });
  else pdf.text(text, startOf(part), y, { ...(options.features && { features: options.features }), lineBreak: false });
}

function startOf({ x, width, isAmount, lineWidth = 0 }: Part): number {
  return isAmount ? x + width - lineWidth : x;
}

/** The rule under which a sum is final, in accounts and on our pages */
function drawDoubleRule(pdf: PDFKit.PDFDocument): void {
  drawRule(pdf, { color: brandColors.ink, width: 0.6 });
  pdf.y += 1.8;
  drawRule(pdf, { color: brandColors.ink, width: 0.6 });
}

/** Repeats the headers on a further page, as artifacts: a screen reader reads them once. */
function repeatHeads(pdf: PDFKit.PDFDocument, heads: Row): void {
  const top = pdf.y;
  pdf.markContent('Artifact', { type: 'Pagination' });
  for (const parts of heads.cells) drawParts(pdf, parts, { top: top + rowGap });
  pdf.endMarkedContent();
  pdf.x = margin;
  pdf.y = top + heightOf(heads);
  drawRule(pdf, { color: brandColors.ink, width: 0.8 });
}
