import { brandColors } from '@incasso/contract/brandColors';
import { addElement, keepTogether } from '@incasso/pdf/addElement';
import type { MailSection, MailTable, MailTableRow } from '../../../mail/MailContent';
import { drawRule, overviewLayout, setStyle, type OverviewPdf, type TypeStyle } from './OverviewPdf';

const { margin, maxPartHeight, rowGap } = overviewLayout;
const gutter = 12;
/** Maximum number of characters of a part: no column shows more, so more would only be measured. */
const maxPartLength = 1500;
/** The library breaks a long word letter by letter. Words longer than a checksum are broken here. */
const longWord = /\S{70}(?=\S)/g;

/** A column. Amounts and sizes are right-aligned. */
export type ColumnLayout = { readonly width: number; readonly isAmount?: true };

/** A section and the columns of its table. */
export type OverviewSection = MailSection & {
  readonly layout: readonly ColumnLayout[];
  /** Whether it begins a new page. Default: no. */
  readonly isOnNewPage?: true;
};

/** Part of a cell: its first line, the lines below it, or its hint. */
type Part = {
  readonly text: string;
  readonly style: TypeStyle;
  readonly height: number;
  /** The width of a part that fits on one line of its column */
  readonly lineWidth?: number;
};

type Cell = { readonly parts: readonly Part[]; readonly x: number; readonly column: ColumnLayout };

/** A table with column headers, repeated on each page. The first line of a cell is more prominent than those below. */
export function drawTable(
  overview: OverviewPdf,
  { columns, rows, totals }: MailTable,
  layout: readonly ColumnLayout[],
): void {
  const { pdf, root } = overview;
  const table = addElement(pdf, root, { type: 'Table' });
  const heads = layCells(overview, { cells: columns.map(({ title }) => title) }, { layout, first: 'small' });
  const body = [
    ...rows.map((row) => layCells(overview, row, { layout, first: 'cell' })),
    ...totals.map((cells) => layCells(overview, { cells }, { layout, first: 'total' })),
  ];
  keepTogether(pdf, heightOf(heads) + heightOf(body[0] ?? []));
  drawRow(pdf, heads, { table, type: 'TH' });
  drawRule(pdf, { color: brandColors.ink, width: 0.8 });
  for (const cells of body) {
    if (keepTogether(pdf, heightOf(cells))) repeatHeads(pdf, heads);
    drawRow(pdf, cells, { table, type: 'TD' });
    drawRule(pdf, { color: brandColors.rule, width: 0.5 });
  }
  table.end();
}

type CellStyle = { readonly layout: readonly ColumnLayout[]; readonly first: TypeStyle };

function layCells({ pdf, fit }: OverviewPdf, row: MailTableRow, { layout, first }: CellStyle): Cell[] {
  let x = margin;
  return layout.map((column, index) => {
    const [head = '', ...lines] = fit(row.cells[index] ?? '').split('\n');
    // The mail shows this below all cells; here it goes below the first cell, which is wide.
    const [below, hint] = index === 0 ? [fit(row.below ?? ''), fit(row.hint ?? '')] : ['', ''];
    const further = [...lines, ...below.split('\n')].filter((line) => line !== '');
    const cell = {
      parts: [
        { text: head, style: first },
        { text: further.join(' · '), style: 'small' as const },
        { text: hint, style: 'total' as const },
      ]
        .filter(({ text }) => text !== '')
        .map(({ text, style }) => ({ text: text.slice(0, maxPartLength).replace(longWord, '$& '), style }))
        .map((part) => ({ ...part, ...measure(pdf, { ...part, column }) })),
      x,
      column,
    };
    x += column.width + gutter;
    return cell;
  });
}

type Measured = { readonly text: string; readonly style: TypeStyle; readonly column: ColumnLayout };

/** Nearly all parts are one line, for which the library's line breaking would take three times as long. */
function measure(pdf: PDFKit.PDFDocument, { text, style, column }: Measured): Pick<Part, 'height' | 'lineWidth'> {
  setStyle(pdf, style);
  const options = textOptions(column);
  const lineWidth = pdf.widthOfString(text, options);
  if (lineWidth <= column.width && !text.includes('\n')) return { height: pdf.currentLineHeight(true), lineWidth };
  return { height: Math.min(pdf.heightOfString(text, options), maxPartHeight) };
}

/** For measuring and for drawing: figures of equal width are wider. */
function textOptions({ width, isAmount }: ColumnLayout): PDFKit.Mixins.TextOptions {
  return { width, ...(isAmount === true && { align: 'right', features: ['tnum'] }) };
}

function heightOf(cells: readonly Cell[]): number {
  const heights = cells.map(({ parts }) => parts.reduce((total, { height }) => total + height, 0));
  return Math.max(0, ...heights) + 2 * rowGap;
}

type RowElement = { readonly table: PDFKit.PDFStructureElement; readonly type: 'TH' | 'TD' };

function drawRow(pdf: PDFKit.PDFDocument, cells: readonly Cell[], { table, type }: RowElement): void {
  const top = pdf.y;
  const row = addElement(pdf, table, { type: 'TR' });
  for (const cell of cells) {
    const element = addElement(pdf, row, { type, ...(type === 'TH' && { scope: 'Column' }) });
    drawParts(pdf, cell, { top: top + rowGap, within: element });
    element.end();
  }
  row.end();
  pdf.x = margin;
  pdf.y = top + heightOf(cells);
}

type PartsPosition = { readonly top: number; readonly within?: PDFKit.PDFStructureElement };

/** The lines of a cell, each a paragraph within the cell's element if it has one. */
function drawParts(pdf: PDFKit.PDFDocument, { parts, x, column }: Cell, { top, within }: PartsPosition): void {
  let y = top;
  for (const { text, style, height, lineWidth } of parts) {
    const lineTop = y;
    const options = textOptions(column);
    const draw = () =>
      lineWidth === undefined
        ? setStyle(pdf, style).text(text, x, lineTop, { ...options, height: height + 0.1, ellipsis: true })
        : setStyle(pdf, style).text(text, column.isAmount === true ? x + column.width - lineWidth : x, lineTop, {
            ...(options.features !== undefined && { features: options.features }),
            lineBreak: false,
          });
    if (within === undefined) draw();
    else addElement(pdf, within, { type: 'P', draw });
    y += height;
  }
}

/** Repeats the headers on a further page, as artifacts: a screen reader reads them once. */
function repeatHeads(pdf: PDFKit.PDFDocument, heads: readonly Cell[]): void {
  const top = pdf.y;
  pdf.markContent('Artifact', { type: 'Pagination' });
  for (const head of heads) drawParts(pdf, head, { top: top + rowGap });
  pdf.endMarkedContent();
  pdf.x = margin;
  pdf.y = top + heightOf(heads);
  drawRule(pdf, { color: brandColors.ink, width: 0.8 });
}
