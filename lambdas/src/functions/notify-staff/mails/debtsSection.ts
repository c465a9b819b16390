import type { MailSection, MailTableRow } from '../../../mail/MailContent';
import type { DescribedDebts } from './mailedCase';

/**
 * Longest rows of a mail together, in bytes of UTF-8: ten times 200 usual rows. Its HTML and its text have each of
 * them, and a byte takes up to three in quoted-printable. Further rows are in the attachments.
 */
const maxBytesOfRows = 500_000;

export type DebtsOptions = {
  readonly title?: string;
  /** Default: as many as a mail has room for. */
  readonly maxBytes?: number;
};

export function debtsSection(
  { all, rows, totals, notes }: DescribedDebts,
  { title = 'Wat er openstaat', maxBytes = maxBytesOfRows }: DebtsOptions = {},
): MailSection[] {
  if (all.length === 0) return [];
  const shown = rows.slice(0, countThatFits(rows, maxBytes));
  const left = rows.length - shown.length;
  return [
    {
      title,
      rows: [],
      table: {
        columns: [
          { title: 'Debiteur', share: 46 },
          { title: 'Te betalen', isWhole: true },
          { title: 'Vervaldag', isWhole: true },
        ],
        rows: left > 0 ? [...shown, { cells: [`Nog ${left} rijen: zie openstaand.csv.`, '', ''] }] : shown,
        totals,
      },
      ...(notes.length > 0 && { note: notes.join(' ') }),
    },
  ];
}

function countThatFits(rows: readonly MailTableRow[], maxBytes: number): number {
  let bytes = 0;
  const tooMany = rows.findIndex(({ cells, below = '', hint = '' }) => {
    bytes += Buffer.byteLength([...cells, below, hint].join(''));
    return bytes > maxBytes;
  });
  return tooMany < 0 ? rows.length : tooMany;
}
