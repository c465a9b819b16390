import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { html, htmlLines, type Html } from './html';
import type { MailContent, MailRow, MailSection, MailTable, MailTableRow } from './MailContent';
import { mailStyles as styles, phoneStyles, printStyles } from './mailStyles';

const { firmName, phone, email, address } = firmProfile;
const addressLine = `${address.street}, ${address.postalCode} ${address.city}`;

/** Renders a mail as HTML, one column of at most 600 px, and as plain text. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: asHtml(content), text: asText(content) };
}

function asHtml({
  preview,
  title,
  reference,
  stamp,
  facts = [],
  salutation,
  lead,
  warning,
  sections,
  closing,
}: MailContent): string {
  // A ledger has more columns than a letter has room for.
  const isWide = sections.some(({ table }) => (table?.columns.length ?? 0) > 4);
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>
          ${printStyles} ${phoneStyles}
        </style>
        <title>${title}</title>
      </head>
      <body style="${styles.body}">
        <div style="${styles.preview}">${preview}</div>
        <table role="presentation" align="center" class="page" style="${styles.page}${isWide ? styles.widePage : ''}">
          <tr>
            <td class="cell" style="${styles.cell}">
              <p style="${styles.firm}">${firmName}</p>
              <h1 style="${styles.title}">${title}</h1>
              ${salutation === undefined ? undefined : html`<p style="${styles.lead}">${salutation}</p>`}
              <p style="${styles.lead}">${lead}</p>
              ${warning === undefined ? undefined : html`<p style="${styles.warning}">${withWholeAmounts(warning)}</p>`}
              <div style="${styles.slip}">
                ${stamp === undefined ? undefined : stampAsHtml(stamp)}
                <span style="${styles.label}">Referentie</span><span style="${styles.reference}">${reference}</span>
                ${
                  facts.length === 0
                    ? undefined
                    : html`<table style="${styles.facts}">
                        ${facts.map(factAsHtml)}
                      </table>`
                }
              </div>
            </td>
          </tr>
          ${sections.map(
            (section) =>
              html`<tr>
                <td class="cell" style="${styles.cell}">${sectionAsHtml(section)}</td>
              </tr>`,
          )}
          <tr>
            <td class="cell" style="${styles.cell}">
              ${closing.map((line) => html`<p style="${styles.paragraph}">${htmlLines(line)}</p>`)}
            </td>
          </tr>
          <tr>
            <td class="footer" style="${styles.footer}">
              ${firmName}<br />${addressLine}<br />
              <a href="${telLink}" style="${styles.footerLink}">${phone.display}</a> ·
              <a href="${mailtoLink}" style="${styles.footerLink}">${email}</a>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

/** A table, whose border every mail program draws */
function stampAsHtml(stamp: string): Html {
  return html`<table align="right" style="${styles.stamp}">
    <tr>
      <td style="${styles.stampWord}">${stamp}</td>
    </tr>
  </table>`;
}

function sectionAsHtml({ title, rows, table, note }: MailSection): Html {
  return html`<h2 style="${styles.section}">${title}</h2>
    ${
      rows.length === 0
        ? undefined
        : html`<table style="${styles.rows}">
            ${rows.map(rowAsHtml)}
          </table>`
    }
    ${table === undefined ? undefined : tableAsHtml(table)}
    ${note === undefined ? undefined : html`<p style="${styles.note}">${note}</p>`}`;
}

function tableAsHtml({ caption, columns, rows }: MailTable): Html {
  return html`${caption === undefined ? undefined : html`<p style="${styles.note}">${caption}</p>`}
    <table style="${styles.table}">
      <tr class="heads">
        ${columns.map(
          ({ title, kind }) => html`<th scope="col" style="${styles.columnHead}${alignment(kind)}">${title}</th>`,
        )}
      </tr>
      ${rows.map((row) => tableRowAsHtml(row, columns))}
    </table>`;
}

function tableRowAsHtml({ head, cells, below = '', hint, rank }: MailTableRow, columns: MailTable['columns']): Html {
  const further = [
    ...(below === '' ? [] : [htmlLines(below)]),
    ...(hint === undefined
      ? []
      : [html`${below === '' ? undefined : html`<br />`}<span style="${styles.hint}">${hint}</span>`]),
  ];
  return html`<tr class="line" style="${rank === undefined ? '' : styles[rank]}">
      ${columns.map((column, index) => cellAsHtml(cells[index] ?? '', { column, head: index === 0 ? head : undefined, rank, isLast: index === columns.length - 1 }))}
    </tr>
    ${
      further.length === 0
        ? undefined
        : html`<tr>
            <td colspan="${columns.length}" style="${styles.belowCells}">${further}</td>
          </tr>`
    }`;
}

type CellPlace = {
  readonly column: MailTable['columns'][number] | undefined;
  readonly head: string | undefined;
  readonly rank: MailTableRow['rank'];
  readonly isLast: boolean;
};

/** On a phone, where there are no columns, a cell after the first names its column. */
function cellAsHtml(cell: string, { column, head, rank, isLast }: CellPlace): Html {
  const { title = '', kind } = column ?? {};
  const isWhole = kind !== undefined && !hasLongWord(cell);
  const lines = htmlLines(isWhole ? withWholeAmounts(cell) : cell);
  const label =
    kind !== 'amount' || cell === ''
      ? undefined
      : html`<span class="label" style="${styles.cellLabel}">${title} </span>`;
  const value = rank === 'total' && isLast ? html`<span style="${styles.marked}">${lines}</span>` : lines;
  const style = `${isWhole ? styles.wholeCell : styles.tableCell}${alignment(kind)}${rank === 'total' ? styles.totalCell : ''}`;
  return html`<td class="${cell === '' && head === undefined ? 'empty' : ''}" style="${style}">
    ${head === undefined ? undefined : html`<strong>${htmlLines(head)}</strong> · `}${label}${value}
  </td>`;
}

function alignment(kind: 'day' | 'amount' | undefined): string {
  return kind === 'amount' ? styles.amount : '';
}

/** Prevents a line break between currency and amount. */
function withWholeAmounts(text: string): string {
  return text.replaceAll(/(?<=€|\b[A-Z]{3}) (?=\d)/g, '\u00a0');
}

/** Whether a word would make a narrow column too wide, such as a text in place of an amount */
function hasLongWord(text: string): boolean {
  return text.split(/\s/).some((word) => word.length > 20);
}

function rowAsHtml(row: MailRow): Html {
  return html`<tr>
    <th scope="row" style="${styles.rowLabel}">${row.label}</th>
    <td style="${styles.row}">${valueAsHtml(row)}</td>
  </tr>`;
}

function factAsHtml(fact: MailRow): Html {
  return html`<tr>
    <th scope="row" style="${styles.factLabel}">${fact.label}</th>
    <td style="${styles.fact}">${valueAsHtml(fact)}</td>
  </tr>`;
}

function valueAsHtml({ value, hint, href }: MailRow): Html {
  const lines = htmlLines(value);
  return html`${href === undefined ? lines : html`<a href="${href}" style="${styles.link}">${lines}</a>`}
  ${hint === undefined ? undefined : html`<br /><span style="${styles.hint}">${hint}</span>`}`;
}

function asText({ title, reference, facts = [], salutation, lead, warning, sections, closing }: MailContent): string {
  const blocks = [
    ...(salutation === undefined ? [`${title}\n${lead}`] : [title, salutation, lead]),
    ...(warning === undefined ? [] : [`! ${warning}`]),
    [`Referentie: ${reference}`, ...facts.map(rowAsText)].join('\n'),
    ...sections.map(sectionAsText),
    ...closing,
    ['--', firmName, addressLine, `${phone.display} · ${email}`].join('\n'),
  ];
  return `${blocks.join('\n\n').replaceAll('\u00a0', ' ')}\n`;
}

function sectionAsText({ title, rows, table, note }: MailSection): string {
  return [
    title.toUpperCase(),
    ...rows.map(rowAsText),
    ...(table === undefined ? [] : ['', ...tableAsText(table)]),
    ...(note === undefined ? [] : ['', note]),
  ].join('\n');
}

function tableAsText({ caption, columns, rows }: MailTable): string[] {
  return [
    ...(caption === undefined ? [] : [caption]),
    cellsAsText(columns.map(({ title }) => title)),
    ...rows.flatMap(({ head, cells: [first = '', ...cells], below = '', hint }) => [
      cellsAsText([head === undefined ? first : `${head} · ${first}`, ...cells]),
      ...(below === '' ? [] : [`  ${below.replaceAll('\n', '\n  ')}`]),
      ...(hint === undefined ? [] : [`  ! ${hint}`]),
    ]),
  ];
}

function cellsAsText(cells: readonly string[]): string {
  const line = cells.map(cellAsText).join(' | ');
  return line.replace(/( \| )+$/, '');
}

/** Replaces the separators of cells, lines and rows in the data. */
function cellAsText(cell: string): string {
  const data = cell.replaceAll('|', '¦').replaceAll(';', ',');
  return data.replaceAll(/[\r\u0085\u2028\u2029]/g, ' ').replaceAll('\n', '; ');
}

function rowAsText({ label, value, hint, href }: MailRow): string {
  const isSeveralLines = value.includes('\n');
  const first = isSeveralLines ? `${label}:\n  ${value.replaceAll('\n', '\n  ')}` : `${label}: ${value}`;
  const address = href?.startsWith('http') === true ? [`  ${href}`] : [];
  return [first, ...address, ...(hint === undefined ? [] : [`  ! ${hint}`])].join('\n');
}
