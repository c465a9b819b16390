import type { WizardReceipt } from '../machine/WizardContext';
import { useCaseLinkOffer } from './receiptOnUse';

/** The link by which more is added to the case, where the confirmation stays. */
export function CaseLink({ receipt: { caseKey } }: { readonly receipt: WizardReceipt }) {
  const parts = useCaseLinkOffer(caseKey !== undefined);
  return parts && caseKey !== undefined && <parts.CaseLinkOffer caseKey={caseKey} />;
}
