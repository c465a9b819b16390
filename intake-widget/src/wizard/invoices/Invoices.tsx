import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { Stack } from '@incasso/frontend/layout/Stack';
import { lazyModule } from '@incasso/frontend/host/lazyModule';
import type { WizardDocument } from '../submission/WizardDocument';
import { stepNumberOf, type WizardActor } from '../case/WizardSnapshot';
import { isInvoiceFile } from '../case/WizardInvoices';
import { useFormServices } from '../documents/FormServices';
import { InvoiceInvitation, type PlainPdf } from './InvoiceInvitation';
import { InvitationSlot } from './InvitationSlot';

/** The code that reads and shows e-invoices; few visitors need it. */
const { useModule: useLazyInvoices, load: loadInvoices } = lazyModule(async () => ({
  ...(await import(/* webpackChunkName: "invoices" */ './followInvoices')),
  ...(await import(/* webpackChunkName: "invoices" */ './InvoiceReport')),
  ...(await import(/* webpackChunkName: "invoices" */ './Invoices.text')),
}));

/** An invitation to start with the e-invoice at the first step, and at each step what to know of those that were read. */
export function Invoices({ wizard }: { readonly wizard: WizardActor }) {
  const { addFiles, isDraggedOver } = useFormServices();
  useEffect(() => watchInvoices(wizard), [wizard]);
  const [wasAsked, setAsked] = useState(false);
  const plainPdf = useSelector(wizard, ({ context }) => plainPdfAmong(context.documents));
  const step = useSelector(wizard, stepNumberOf);
  const hasInvoices = useSelector(wizard, ({ context }) => context.invoices !== undefined);
  const report = useSelector(wizard, ({ context }) => context.invoiceReport);
  const hasRead = report !== undefined && report.settlement.documents.length > 0;
  const parts = useLazyInvoices(hasInvoices);

  const take = (chosen: Iterable<File>) => {
    setAsked(true);
    addFiles(chosen);
  };

  return (
    <Stack $gap="s" aria-live="polite">
      {step === 1 && !hasRead && (
        <InvitationSlot>
          <InvoiceInvitation addFiles={take} isDraggedOver={isDraggedOver} plainPdf={wasAsked ? plainPdf : undefined} />
        </InvitationSlot>
      )}
      {parts && report && (
        <>
          {hasRead && <HiddenWords>{parts.invoicesRead(report.settlement)}</HiddenWords>}
          <parts.InvoiceReport report={report} namesRefused={step < 3} />
        </>
      )}
    </Stack>
  );
}

/** What to show about accepted PDFs without a readable e-invoice; the most important first. */
function plainPdfAmong(documents: readonly WizardDocument[]): PlainPdf | undefined {
  const plain = documents.filter(isPlainPdf);
  if (plain.some(({ verdict }) => verdict?.hasUnreadInvoice === true)) return 'unread';
  return plain.length > 0 ? 'none' : undefined;
}

function isPlainPdf({ name, verdict }: WizardDocument): boolean {
  return /\.pdf$/i.test(name) && verdict?.sha256 !== undefined && verdict.invoice === undefined;
}

/**
 * Follows the e-invoices among the wizard's documents. Loads the code for it with the first of them. Returns a function
 * that stops.
 */
export function watchInvoices(wizard: WizardActor): () => void {
  let isOver = false;
  let isAskedFor = false;
  let stopFollowing: () => void = () => undefined;

  const look = ({ context }: ReturnType<WizardActor['getSnapshot']>) => {
    if (isAskedFor || !context.documents.some(isInvoiceFile)) return;
    isAskedFor = true;
    void loadInvoices().then(({ followInvoices }) => {
      if (!isOver) stopFollowing = followInvoices(wizard);
    });
  };
  const subscription = wizard.subscribe(look);
  look(wizard.getSnapshot());

  return () => {
    isOver = true;
    subscription.unsubscribe();
    stopFollowing();
  };
}
