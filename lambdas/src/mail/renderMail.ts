import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { html, htmlLines, type Html } from './html';
import type { MailContent, MailRow, MailSection, MailTable, MailTableRow } from './MailContent';
import { mailStyles as styles, printStyles } from './mailStyles';

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
  facts = [],
  salutation,
  lead,
  warning,
  sections,
  closing,
}: MailContent): string {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>
          ${printStyles}
        </style>
        <title>${title}</title>
      </head>
      <body style="${styles.body}">
        <div style="${styles.preview}">${preview}</div>
        <table role="presentation" align="center" class="page" style="${styles.page}">
          <tr>
            <td class="cell" style="${styles.cell}">
              <p style="${styles.firm}">${firmName}</p>
              <h1 style="${styles.title}">${title}</h1>
              ${salutation === undefined ? undefined : html`<p style="${styles.lead}">${salutation}</p>`}
              <p style="${styles.lead}">${lead}</p>
              ${warning === undefined ? undefined : html`<p style="${styles.warning}">${withWholeAmounts(warning)}</p>`}
              <div style="${styles.slip}">
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

function sectionAsHtml({ title, rows, table, note }: MailSection): Html {
  return html`<h2 style="${styles.section}">${title}</h2>
    ${rows.map(rowAsHtml)} ${table === undefined ? undefined : tableAsHtml(table)}
    ${note === undefined ? undefined : html`<p style="${styles.note}">${note}</p>`}`;
}

function tableAsHtml({ columns, rows, totals }: MailTable): Html {
  return html`<table style="${styles.table}">
    <tr>
      ${columns.map(({ title, share }) => {
        const width = share === undefined ? '' : ` width: ${String(share)}%;`;
        return html`<th scope="col" style="${styles.columnHead}${width}">${title}</th>`;
      })}
    </tr>
    ${rows.map((row) => tableRowAsHtml(row, columns))}
    ${totals.map(
      (cells) =>
        html`<tr style="${styles.totalRow}">
          ${cellsAsHtml(cells, columns)}
        </tr>`,
    )}
  </table>`;
}

function tableRowAsHtml({ cells, below, hint }: MailTableRow, columns: MailTable['columns']): Html {
  const further = [
    ...(below === undefined ? [] : [htmlLines(below)]),
    ...(hint === undefined ? [] : [html`<br /><span style="${styles.hint}">${hint}</span>`]),
  ];
  return html`<tr>
      ${cellsAsHtml(cells, columns)}
    </tr>
    ${
      further.length === 0
        ? undefined
        : html`<tr>
            <td colspan="${columns.length}" style="${styles.belowCells}">${further}</td>
          </tr>`
    }`;
}

function cellsAsHtml(cells: readonly string[], columns: MailTable['columns']): Html[] {
  return cells.map((cell, index) => {
    const isWhole = columns[index]?.isWhole === true && !hasLongWord(cell);
    const [first = '', ...further] = (isWhole ? withWholeAmounts(cell) : cell).split('\n');
    const head = index === 0 ? html`<strong>${first}</strong>` : html`${first}`;
    const lines = [head, ...further.map((line) => html`<br />${line}`)];
    return html`<td style="${isWhole ? styles.wholeCell : styles.tableCell}">${lines}</td>`;
  });
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
  return html`<div style="${styles.row}"><span style="${styles.label}">${row.label}</span> ${valueAsHtml(row)}</div>`;
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
  return `${blocks.join('\n\n')}\n`;
}

function sectionAsText({ title, rows, table, note }: MailSection): string {
  return [
    title.toUpperCase(),
    ...rows.map(rowAsText),
    ...(table === undefined ? [] : ['', ...tableAsText(table)]),
    ...(note === undefined ? [] : ['', note]),
  ].join('\n');
}

function tableAsText({ columns, rows, totals }: MailTable): string[] {
  return [
    cellsAsText(columns.map(({ title }) => title)),
    ...rows.flatMap(({ cells, below, hint }) => [
      cellsAsText(cells),
      ...(below === undefined ? [] : [`  ${below.replaceAll('\n', '\n  ')}`]),
      ...(hint === undefined ? [] : [`  ! ${hint}`]),
    ]),
    ...totals.map(cellsAsText),
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
