import { brandColors as color } from '@incasso/contract/brandColors';
import { Html } from './html';

/** Mail programs support only inline styles, and only some of them: one string per component. */
const text = "font-family: 'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;";
const heading = "font-family: 'Source Serif 4', Georgia, 'Times New Roman', serif;";

export const mailStyles = {
  body: `margin: 0; padding: 0; background: ${color.band}; color: ${color.ink}; ${text} font-size: 16px; line-height: 1.5;`,
  page: `width: 100%; max-width: 600px; margin: 0 auto; background: ${color.paper}; border-collapse: collapse; table-layout: fixed;`,
  widePage: ' max-width: 760px;',
  cell: 'padding: 16px 24px; overflow-wrap: anywhere; word-break: break-word;',
  firm: `margin: 0; ${heading} font-size: 18px; font-weight: 600;`,
  title: `margin: 16px 0 0; ${heading} font-size: 28px; line-height: 1.2; font-weight: 600;`,
  lead: `margin: 8px 0 0; color: ${color.inkSoft};`,
  warning: `margin: 12px 0 0; padding: 8px 12px; background: ${color.marker}; font-weight: 600;`,
  paragraph: 'margin: 0 0 12px;',
  section: `margin: 0; padding: 0 0 6px; ${heading} font-size: 20px; font-weight: 600; border-bottom: 2px solid ${color.ink};`,
  rows: 'width: 100%; border-collapse: collapse; table-layout: fixed;',
  rowLabel: `width: 36%; padding: 6px 10px 6px 0; border-bottom: 1px solid ${color.rule}; vertical-align: top; text-align: left; font-size: 14px; font-weight: 400; color: ${color.inkSoft}; overflow-wrap: anywhere; word-break: break-word;`,
  row: `padding: 6px 0; border-bottom: 1px solid ${color.rule}; vertical-align: top; font-size: 15px; overflow-wrap: anywhere; word-break: break-word;`,
  table:
    'width: 100%; margin: 8px 0 0; border-collapse: collapse; font-size: 13px; line-height: 1.35; font-variant-numeric: tabular-nums;',
  columnHead: `padding: 4px 10px 4px 0; text-align: left; overflow-wrap: normal; word-break: normal; vertical-align: bottom; font-size: 12px; font-weight: 400; color: ${color.inkSoft};`,
  tableCell: `padding: 4px 10px 3px 0; border-top: 1px solid ${color.rule}; vertical-align: top; overflow-wrap: anywhere; word-break: break-word;`,
  wholeCell: `padding: 4px 10px 3px 0; border-top: 1px solid ${color.rule}; vertical-align: top; overflow-wrap: normal; word-break: normal; white-space: nowrap;`,
  amount: ' padding-right: 0; padding-left: 10px; text-align: right;',
  belowCells: `padding: 0 0 4px; font-size: 12px; color: ${color.inkSoft}; overflow-wrap: anywhere; word-break: break-word;`,
  cellLabel: `display: none; mso-hide: all; color: ${color.inkSoft};`,
  sum: 'font-weight: 600;',
  total: 'font-weight: 700;',
  totalCell: ` border-top: 3px double ${color.ink};`,
  marked: `background: ${color.marker}; padding: 0 3px;`,
  label: `display: block; font-size: 13px; line-height: 1.4; color: ${color.inkSoft};`,
  hint: `display: inline-block; margin: 4px 0 0; color: ${color.ink}; background: ${color.marker}; padding: 2px 6px; font-size: 14px; line-height: 1.4;`,
  reference: `${text} font-size: 22px; font-weight: 700; letter-spacing: 1px; font-variant-numeric: tabular-nums; white-space: nowrap;`,
  facts: 'margin: 8px 0 0; border-collapse: collapse;',
  factLabel: `padding: 2px 16px 2px 0; vertical-align: baseline; text-align: left; font-size: 13px; font-weight: 400; white-space: nowrap; color: ${color.inkSoft};`,
  fact: 'padding: 2px 0; vertical-align: baseline; overflow-wrap: anywhere; word-break: break-word;',
  slip: `margin: 16px 0; padding: 10px 0; border-top: 1px solid ${color.rule}; border-bottom: 1px solid ${color.rule};`,
  stamp: 'margin: 4px 0 0 16px; border-collapse: separate;',
  stampWord: `padding: 4px 10px; border: 2px solid ${color.ink}; border-radius: 3px; ${text} font-size: 14px; font-weight: 700; letter-spacing: 2px; text-transform: uppercase;`,
  note: `margin: 12px 0 0; font-size: 14px; color: ${color.inkSoft};`,
  link: `color: ${color.ink}; font-weight: 600;`,
  footer: `padding: 20px 24px; background: ${color.ink}; color: ${color.paper}; font-size: 14px;`,
  footerLink: `color: ${color.paper};`,
  preview: 'display: none; max-height: 0; overflow: hidden;',
} as const;

/**
 * For printing on A4, in mail programs that keep a style sheet: without tint and margins, and with rows that may split.
 */
export const printStyles = new Html(`@page { size: A4; margin: 15mm; }
          @media print {
            body { background: none !important; font-size: 11pt !important; }
            .page { max-width: none !important; }
            .cell { padding: 8px 0 !important; }
            .footer { padding: 8px 0 !important; background: none !important; color: ${color.ink} !important; }
            .footer a { color: ${color.ink} !important; }
            h2 { break-after: avoid; }
            tr tr, div { break-inside: avoid; }
            * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
          }`);

/** On a phone a row of a table is two lines: its first cell with its last one, then the others with their columns. */
export const phoneStyles = new Html(`@media (max-width: 599px) {
            .heads { display: none !important; }
            .line { display: flex !important; flex-wrap: wrap; column-gap: 12px; border-top: 1px solid ${color.rule}; }
            .line td { order: 2; padding: 0 0 2px !important; border: 0 !important; text-align: left !important; font-size: 12px; }
            .line .empty { display: none !important; }
            .line td:first-child { order: 0; flex: 1 1 calc(100% - 120px); font-size: 13px; }
            .line td:last-child { order: 1; flex: 0 0 108px; text-align: right !important; font-size: 13px; }
            .line td:not(:last-child) .label { display: inline !important; }
          }`);
