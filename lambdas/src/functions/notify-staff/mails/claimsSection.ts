import { formatMoney } from '@incasso/debts/claimLines';
import { composeClaims } from '@incasso/debts/composeClaims';
import { addDecimals, compareDecimals } from '@incasso/contract/decimal';
import { interestRates } from '@incasso/debts/interestRates';
import { dayInBelgium, formatDate, type IsoDate } from '@incasso/contract/isoDate';
import { countDebtors, openClaims, totalsByDebtor, type OpenClaim } from '@incasso/debts/openClaims';
import { reckonInterest } from '@incasso/debts/reckonInterest';
import { statedClaims } from '@incasso/debts/statedClaims';
import type { MailSection } from '../../../mail/MailContent';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';

type ClaimsContent = Pick<IntakeRecord, 'answers' | 'invoices' | 'receivedAt'>;

/**
 * Who owes what, by the e-invoices and as the visitor stated it, with the legal interest on the day that it came. None
 * where nobody says so.
 */
export function claimsSection(content: ClaimsContent): MailSection[] {
  const claims = claimsOf(content);
  if (claims.length === 0) return [];
  const until = dayInBelgium(new Date(content.receivedAt));
  return [
    {
      title: 'Wat er openstaat',
      rows: [],
      table: {
        // Dates and amounts stay whole on a phone too.
        columns: [
          { title: 'Debiteur', share: 42 },
          { title: 'Te betalen', isWhole: true },
          { title: 'Vervaldag', isWhole: true },
        ],
        rows: claims.map((claim) => claimRow(claim, until)),
        totals:
          claims.length < 2
            ? []
            : totalsByDebtor(claims).map(({ debtor, amount, currency }) => [
                ['Totaal', debtor].filter(Boolean).join(' '),
                formatMoney(amount, currency),
                '',
              ]),
      },
      note: `Interest: de wettelijke interest bij handelstransacties tot ${formatDate(until)}, als de wet van 2 augustus 2002 geldt.`,
    },
  ];
}

/** For a subject: the sum by currency and the number of debtors, as far as they are known; never a debtor's name. */
export function claimsInBrief(content: ClaimsContent): string | undefined {
  const claims = claimsOf(content);
  const sums = new Map<string, string>();
  for (const { amount, currency } of totalsByDebtor(claims)) {
    sums.set(currency, addDecimals(sums.get(currency) ?? '0.00', amount));
  }
  const debtors = countDebtors(claims);
  const words = [
    Array.from(sums, ([currency, amount]) => formatMoney(amount, currency)).join(' + '),
    debtors === 0 ? '' : debtors === 1 ? '1 debiteur' : `${debtors} debiteuren`,
  ].filter((part) => part !== '');
  return words.length === 0 ? undefined : words.join(', ');
}

/** A fault here must not keep the case from the staff: the answers and the files have it all. */
function claimsOf({ answers, invoices }: ClaimsContent): OpenClaim[] {
  const stated = statedClaims(answers.invoices_terms);
  try {
    return openClaims(composeClaims(invoices.map(({ invoice }) => invoice)), stated);
  } catch {
    return openClaims(undefined, stated);
  }
}

function claimRow(claim: OpenClaim, until: IsoDate): string[] {
  const { debtor, number, email, invoice, money, typed, isDisputed, dueDate } = claim;
  const isCredit = money?.amount.startsWith('-') === true;
  const who = [
    debtor || '(debiteur niet ingevuld)',
    number,
    email,
    invoice && `${isCredit ? 'Creditnota' : 'Factuur'} ${invoice}`,
  ];
  const what = [money === undefined ? typed : formatMoney(money.amount, money.currency), isDisputed && 'betwist'];
  const when = [dueDate && formatDate(dueDate), interestInWords(claim, until)];
  return [who, what, when].map((lines) => lines.filter((line) => line !== '' && line !== false).join('\n'));
}

function interestInWords({ money, dueDate }: OpenClaim, until: IsoDate): string {
  if (money === undefined || dueDate === '' || dueDate >= until) return '';
  if (compareDecimals(money.amount, '0.00') <= 0) return '';
  const { interest } = reckonInterest({ principal: money.amount, dueDate, until }, interestRates);
  return `interest ${formatMoney(interest, money.currency)}`;
}
