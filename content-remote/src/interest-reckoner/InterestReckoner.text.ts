import { unbrokenMoney } from '@incasso/debts/money';
import { addDecimals } from '@incasso/contract/decimal';
import { formatDate, type IsoDate } from '@incasso/contract/isoDate';
import { fixedCompensation } from '@incasso/debts/interestRates';
import type { CountedInterest, InterestReckoning } from '@incasso/debts/reckonInterest';

export const reckonerText = {
  title: 'Reken het uit',
  intro: 'Voor een factuur van een bedrijf aan een ander bedrijf. Wat u hier invult, blijft op uw toestel.',
  amount: 'Bedrag van de factuur',
  amountHint: 'In euro, met btw. Bijvoorbeeld 1.250,50.',
  dueDate: 'Vervaldag',
  until: 'Tot en met',
  reckon: 'Bereken',
  result: 'Raming',
  how: 'Hoe rekenen we dit uit?',
  errors: {
    amount: 'Vul een bedrag boven nul in, bijvoorbeeld 1.250,50.',
    date: 'Vul een datum in.',
    tooEarly: (first: IsoDate) =>
      `Kies een vervaldag vanaf ${formatDate(first)}: oudere interestvoeten staan hier niet.`,
    untilNotLater: 'Kies een dag na de vervaldag.',
  },
  rows({ principal, counted }: InterestReckoning): [string, string][] {
    const { interest = '0.00' } = counted ?? {};
    return [
      ['Openstaande hoofdsom', unbrokenMoney(principal, 'EUR')],
      ...(counted === undefined ? [] : [interestRow(counted)]),
      ['Vaste vergoeding', unbrokenMoney(fixedCompensation, 'EUR')],
      ['Uw debiteur is verschuldigd', unbrokenMoney(addDecimals(principal, interest, fixedCompensation), 'EUR')],
    ];
  },
} as const;

function interestRow({ interest, to }: CountedInterest): [string, string] {
  return [`Wettelijke interest op ${formatDate(to)}`, unbrokenMoney(interest, 'EUR')];
}
