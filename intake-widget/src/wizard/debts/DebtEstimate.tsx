import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { Sums } from '@incasso/browser/ui/Sums';
import type { Debt } from '@incasso/debts/Debt';
import type { IsoDate } from '@incasso/contract/isoDate';
import { interestLines, missingRateNote } from '@incasso/debts/interestLines';
import { interestRates } from '@incasso/debts/interestRates';
import { outlookLines, type OutlookLines } from '@incasso/debts/outlookLines';
import { estimateInterest, type Estimate } from './estimateInterest';
import { Help } from '../invoices/InvoiceInvitation.styles';
import { estimateText as text } from './DebtEstimate.text';

type DebtEstimateProps = {
  readonly debts: readonly Debt[];
  readonly today: IsoDate;
  /** Whether there are credits that no invoice here uses up. */
  readonly hasOpenCredits: boolean;
};

/** Interest and compensation that may be claimed today, the cost of the case, and the calculation. */
export function DebtEstimate({ debts, today, hasOpenCredits }: DebtEstimateProps) {
  return estimateInterest(debts, today, interestRates).map((estimate) => (
    <div key={estimate.currency}>
      <Sums>{lines(text.rows(estimate))}</Sums>
      {estimate.to < today && <p>{missingRateNote(estimate.to)}</p>}
      {hasOpenCredits && <p>{text.openCredits}</p>}
      <Help>
        <summary>
          {hasOutlook(estimate) ? text.costsAndHow : text.how}
          <HiddenWords> ({estimate.currency})</HiddenWords>
        </summary>
        {hasOutlook(estimate) ? (
          <Outlook {...outlookLines({ ...estimate, invoices: estimate.invoices.length })} />
        ) : (
          <p>{text.fee}</p>
        )}
        <p>{text.what}</p>
        {estimate.invoices.map(({ id, number, reckoning }) => (
          <div key={id}>
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

/** The fee and the advances are in euro and for undisputed invoices, and an advance is per debtor. */
function hasOutlook({ currency, debtors, isDisputed }: Estimate): boolean {
  return currency === 'EUR' && debtors === 1 && !isDisputed;
}

function Outlook({ title, rows, notes }: OutlookLines) {
  return (
    <>
      <strong>{title}</strong>
      <Sums>{lines(rows)}</Sums>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

function lines(rows: OutlookLines['rows']) {
  return rows.map(([label, amount]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  ));
}
