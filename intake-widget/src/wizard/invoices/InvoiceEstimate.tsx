import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { Sums } from '@incasso/browser/ui/Sums';
import type { Settlement } from '@incasso/debts/settleInvoices';
import type { IsoDate } from '@incasso/contract/isoDate';
import { interestLines, missingRateNote } from '@incasso/debts/interestLines';
import { interestRates } from '@incasso/debts/interestRates';
import { estimateInterest } from './estimateInterest';
import { Help } from './InvoiceInvitation.styles';
import { estimateText as text } from './InvoiceEstimate.text';

type InvoiceEstimateProps = { readonly settlement: Settlement; readonly today: IsoDate };

/** Interest and compensation that may be asked today, and how they are calculated. */
export function InvoiceEstimate({ settlement, today }: InvoiceEstimateProps) {
  const hasOpenCredits = settlement.asides.some(({ kind }) => kind !== 'correction');
  return estimateInterest(settlement.owed, today, interestRates).map((estimate) => (
    <div key={estimate.currency}>
      <Sums>
        {text.rows(estimate).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </Sums>
      {estimate.to < today && <p>{missingRateNote(estimate.to)}</p>}
      {hasOpenCredits && <p>{text.openCredits}</p>}
      <Help>
        <summary>
          {text.how}
          <HiddenWords> ({estimate.currency})</HiddenWords>
        </summary>
        <p>{text.what}</p>
        {estimate.invoices.map(({ number, reckoning }) => (
          <div key={number}>
            <strong>{text.invoice(number)}</strong>
            <ul>
              {interestLines(reckoning, estimate.currency).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </Help>
    </div>
  ));
}
