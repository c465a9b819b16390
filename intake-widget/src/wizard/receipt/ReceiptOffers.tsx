import { useSelector } from '@xstate/react';
import { lazyModule } from '@incasso/browser/host/lazyModule';
import type { WizardReceipt } from '../case/WizardContext';
import type { WizardActor } from '../case/WizardSnapshot';
import { receiptOf } from './receiptOf';

const useSaveReceipt = lazyModule(
  () => import(/* webpackChunkName: "receipt" */ '@incasso/browser/receipt/SaveReceipt'),
);
const useCaseLinkOffer = lazyModule(
  () => import(/* webpackChunkName: "case-link" */ '@incasso/browser/case-link/CaseLinkOffer'),
);

/** In an embed, where the confirmation stays visible: the link for adding to the case. */
export function CaseLink({ receipt: { caseKey } }: { readonly receipt: WizardReceipt }) {
  const offer = useCaseLinkOffer(true);
  return offer && <offer.CaseLinkOffer caseKey={caseKey} />;
}

/** In an embed, where the confirmation stays visible: the receipt to save. */
export function ReceiptOffer({ wizard }: { readonly wizard: WizardActor }) {
  const context = useSelector(wizard, (snapshot) => snapshot.context);
  const receipt = receiptOf(context);
  const offer = useSaveReceipt(true);
  return offer && receipt && <offer.SaveReceipt receipt={receipt} />;
}
