import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { invoiceRefusals } from '@incasso/documents/invoiceRefusals';
import { otherPayees } from '@incasso/debts/otherPayees';
import { dueDayLine, otherDocumentLine } from '@incasso/debts/settlementWords';
import type { Settlement } from '@incasso/debts/settleInvoices';
import type { InvoiceReport as Report } from '../case/WizardInvoices';
import { Remark } from './Remark';
import { invoiceReportText as text } from './Invoices.text';

type InvoiceReportProps = {
  readonly report: Report;
  /** Whether the step has no list of documents, which names the refused ones. */
  readonly namesRefused: boolean;
};

/** What to know of the e-invoices that were read, and which files were not. */
export function InvoiceReport({ report: { settlement, refused }, namesRefused }: InvoiceReportProps) {
  return (
    <>
      {cautionsOf(settlement).map((line) => (
        <Remark key={line}>{line}</Remark>
      ))}
      {namesRefused && refused.length > 0 && (
        <FormNotice kind="error" title={text.refused(refused.length)}>
          {refused.map(({ name, refusal }) => (
            <p key={name}>
              <strong>{name}</strong>: {invoiceRefusals[refusal]}
            </p>
          ))}
        </FormNotice>
      )}
    </>
  );
}

/** Warnings before the visitor relies on the answers and the sums. */
function cautionsOf({ sellers, owed, documents, otherDocuments }: Settlement): string[] {
  const names = sellers.map(({ legalName, tradingName }) => legalName ?? tradingName ?? text.unknownSeller);
  return [
    ...(names.length > 1 ? [text.severalSellers(names)] : []),
    ...owed.flatMap((invoice) => {
      const line = dueDayLine(invoice);
      return line === undefined ? [] : [text.check(line)];
    }),
    ...otherPayees(documents).map(text.accountLeftOut),
    ...otherDocuments.map((other) => text.check(otherDocumentLine(other))),
  ];
}
