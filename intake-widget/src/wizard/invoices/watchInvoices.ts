import type { WizardActor } from '../machine/WizardSnapshot';
import type { followInvoices } from './followInvoices';
import { isInvoiceFile } from '../machine/WizardInvoices';
import { fetchInvoiceParts } from './partsOnUse';

/**
 * Has the e-invoices among a wizard's documents read. What reads them is fetched with the first; where it does
 * not come, the next change of the wizard asks for it again. Returns how to stop.
 */
export function watchInvoices(...[wizard, ports]: Parameters<typeof followInvoices>): () => void {
  let isOver = false;
  let isAskedFor = false;
  let stopFollowing: () => void = () => undefined;

  const fetchReader = async () => {
    const { followInvoices } = await fetchInvoiceParts();
    if (!isOver) stopFollowing = followInvoices(wizard, ports);
  };
  const look = ({ context }: ReturnType<WizardActor['getSnapshot']>) => {
    if (isAskedFor || !context.documents.some(isInvoiceFile)) return;
    isAskedFor = true;
    fetchReader().catch(() => (isAskedFor = false));
  };
  const subscription = wizard.subscribe(look);
  look(wizard.getSnapshot());

  return () => {
    isOver = true;
    subscription.unsubscribe();
    stopFollowing();
  };
}
