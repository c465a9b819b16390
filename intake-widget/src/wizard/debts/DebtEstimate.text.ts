import { unbrokenMoney } from '@incasso/debts/money';
import { estimateCaveat, feeNote } from '@incasso/debts/outlookLines';
import { fixedCompensation } from '@incasso/debts/interestRates';
import { formatDate } from '@incasso/contract/isoDate';
import type { Estimate } from './estimateInterest';

export const estimateText = {
  rows({ currency, principal, interest, to, invoices }: Estimate): [string, string][] {
    return [
      ['Vervallen facturen', unbrokenMoney(principal, currency)],
      [`Raming van de wettelijke interest op ${formatDate(to)}`, unbrokenMoney(interest, currency)],
      ['Vaste vergoeding', `${invoices.length} × ${unbrokenMoney(fixedCompensation, 'EUR')}`],
    ];
  },
  openCredits: 'Creditnota’s die bij geen van deze facturen horen, zijn hier niet afgetrokken.',
  how: 'Hoe rekenen we dit uit?',
  costsAndHow: 'Wat kost u dat, en hoe rekenen we?',
  what: estimateCaveat,
  fee: feeNote,
  invoice: (number: string) => `Factuur ${number}`,
} as const;
