import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Stack } from '@incasso/frontend/layout/Stack';
import type { WizardDocument } from '../submission/WizardDocument';
import { stepNumberOf, type WizardActor } from '../case/WizardSnapshot';
import { isInvoiceFile } from '../case/WizardInvoices';
import { useFormServices } from '../documents/FormServices';
import { InvoiceInvitation, type PlainPdf } from './InvoiceInvitation';
import { InvitationSlot } from './InvitationSlot';
import { loadInvoices, useLazyInvoices } from './lazyInvoices';
import type { followInvoices } from './followInvoices';

/** Above the first step, an invitation to start with the e-invoice, or else the e-invoices read. */
export function Invoices({ wizard }: { readonly wizard: WizardActor }) {
  const { showToast, addFiles, isDraggedOver } = useFormServices();
  useEffect(() => watchInvoices(wizard, showToast), [wizard, showToast]);
  const [wasAsked, setAsked] = useState(false);
  const plainPdf = useSelector(wizard, ({ context }) => plainPdfAmong(context.documents));
  const isFirstStep = useSelector(wizard, (snapshot) => stepNumberOf(snapshot) === 1);
  const hasInvoices = useSelector(wizard, ({ context }) => context.invoices !== undefined);
  const hasRead = useSelector(wizard, ({ context }) => (context.invoiceReport?.settlement.documents.length ?? 0) > 0);
  const parts = useLazyInvoices(hasInvoices);

  const take = (chosen: Iterable<File>) => {
    setAsked(true);
    addFiles(chosen);
  };

  if (!isFirstStep) return null;
  return (
    // Announces what was read and what was refused, instead of a toast.
    <Stack $gap="m" aria-live="polite">
      {!hasRead && (
        <InvitationSlot>
          <InvoiceInvitation addFiles={take} isDraggedOver={isDraggedOver} plainPdf={wasAsked ? plainPdf : undefined} />
        </InvitationSlot>
      )}
      {parts && <parts.InvoiceOverview wizard={wizard} />}
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
export function watchInvoices(...[wizard, showToast]: Parameters<typeof followInvoices>): () => void {
  let isOver = false;
  let isAskedFor = false;
  let stopFollowing: () => void = () => undefined;

  const look = ({ context }: ReturnType<WizardActor['getSnapshot']>) => {
    if (isAskedFor || !context.documents.some(isInvoiceFile)) return;
    isAskedFor = true;
    void loadInvoices().then(({ followInvoices }) => {
      if (!isOver) stopFollowing = followInvoices(wizard, showToast);
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
