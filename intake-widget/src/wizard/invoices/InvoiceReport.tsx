import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { invoiceRefusals } from '@incasso/documents/invoiceRefusals';
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
      {text.cautions(settlement).map((line) => (
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
