import { brandColors as color } from '@incasso/contract/brandColors';
import { Html } from './html';

/** Mail programs support only inline styles, and only some of them: one string per component. */
const text = "font-family: 'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif;";
const heading = "font-family: 'Source Serif 4', Georgia, 'Times New Roman', serif;";

export const mailStyles = {
  body: `margin: 0; padding: 0; background: ${color.band}; color: ${color.ink}; ${text} font-size: 16px; line-height: 1.5;`,
  page: `width: 100%; max-width: 600px; margin: 0 auto; background: ${color.paper}; border-collapse: collapse; table-layout: fixed;`,
  cell: 'padding: 20px 24px; overflow-wrap: anywhere; word-break: break-word;',
  firm: `margin: 0; ${heading} font-size: 18px; font-weight: 600;`,
  title: `margin: 16px 0 0; ${heading} font-size: 28px; line-height: 1.2; font-weight: 600;`,
  lead: `margin: 8px 0 0; color: ${color.inkSoft};`,
  warning: `margin: 12px 0 0; padding: 8px 12px; background: ${color.marker}; font-weight: 600;`,
  paragraph: 'margin: 0 0 12px;',
  section: `margin: 0; padding: 0 0 6px; ${heading} font-size: 20px; font-weight: 600; border-bottom: 2px solid ${color.ink};`,
  row: `padding: 10px 0; border-bottom: 1px solid ${color.rule}; overflow-wrap: anywhere; word-break: break-word;`,
  table: 'width: 100%; margin: 12px 0 0; border-collapse: collapse; font-size: 14px; line-height: 1.4;',
  columnHead: `padding: 6px 8px 6px 0; text-align: left; font-size: 13px; font-weight: 400; color: ${color.inkSoft};`,
  tableCell: `padding: 8px 8px 4px 0; border-top: 1px solid ${color.rule}; vertical-align: top; overflow-wrap: anywhere; word-break: break-word;`,
  wholeCell: `padding: 8px 8px 4px 0; border-top: 1px solid ${color.rule}; vertical-align: top; overflow-wrap: normal; word-break: normal;`,
  belowCells: `padding: 0 8px 8px 0; color: ${color.inkSoft}; overflow-wrap: anywhere; word-break: break-word;`,
  totalRow: 'font-weight: 600;',
  label: `display: block; font-size: 13px; line-height: 1.4; color: ${color.inkSoft};`,
  hint: `display: inline-block; margin: 4px 0 0; color: ${color.ink}; background: ${color.marker}; padding: 2px 6px; font-size: 14px; line-height: 1.4;`,
  reference: `${text} font-size: 22px; font-weight: 700; letter-spacing: 1px; font-variant-numeric: tabular-nums; white-space: nowrap;`,
  facts: 'margin: 8px 0 0; border-collapse: collapse;',
  factLabel: `padding: 2px 16px 2px 0; vertical-align: baseline; text-align: left; font-size: 13px; font-weight: 400; white-space: nowrap; color: ${color.inkSoft};`,
  fact: 'padding: 2px 0; vertical-align: baseline; overflow-wrap: anywhere; word-break: break-word;',
  slip: `margin: 16px 0; padding: 10px 0; border-top: 1px solid ${color.rule}; border-bottom: 1px solid ${color.rule};`,
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
