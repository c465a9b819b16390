import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { Sums } from '@incasso/browser/ui/Sums';
import type { Claims } from '@incasso/debts/composeClaims';
import type { IsoDate } from '@incasso/contract/isoDate';
import { interestLines, missingRateNote } from '@incasso/debts/interestLines';
import { interestRates } from '@incasso/debts/interestRates';
import { outlookLines, type OutlookLines } from '@incasso/debts/outlookLines';
import { estimateInterest, type Estimate } from './estimateInterest';
import { Help } from './InvoiceInvitation.styles';
import { estimateText as text } from './InvoiceEstimate.text';

type InvoiceEstimateProps = { readonly claims: Claims; readonly today: IsoDate };

/** Interest and compensation that may be asked today, what the case costs, and how it is calculated. */
export function InvoiceEstimate({ claims, today }: InvoiceEstimateProps) {
  const hasOpenCredits = claims.asides.some(({ kind }) => kind !== 'correction');
  return estimateInterest(claims.claims, today, interestRates).map((estimate) => (
    <div key={estimate.currency}>
      <Sums>{lines(text.rows(estimate))}</Sums>
      {estimate.to < today && <p>{missingRateNote(estimate.to)}</p>}
      {hasOpenCredits && <p>{text.openCredits}</p>}
      {hasOutlook(estimate) && <Outlook {...outlookLines({ ...estimate, invoices: estimate.invoices.length })} />}
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

/** The fee and the advances are in euro, and an advance is for one debtor. */
function hasOutlook({ currency, soleDebtor }: Estimate): boolean {
  return currency === 'EUR' && soleDebtor !== undefined;
}

function Outlook({ title, rows, notes }: OutlookLines) {
  return (
    <Help>
      <summary>{title}</summary>
      <Sums>{lines(rows)}</Sums>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Help>
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
