import { useSelector } from '@xstate/react';
import type { WizardActor } from '../machine/WizardSnapshot';
import { receiptOf } from './receiptOf';
import { useSaveReceipt } from './receiptOnUse';

/** The receipt to save, where the confirmation stays. */
export function ReceiptOffer({ wizard }: { readonly wizard: WizardActor }) {
  const context = useSelector(wizard, (snapshot) => snapshot.context);
  const receipt = receiptOf(context);
  const parts = useSaveReceipt(true);
  return parts && receipt && <parts.SaveReceipt receipt={receipt} />;
}
