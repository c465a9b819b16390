import { lazyModule } from '@incasso/browser/host/lazyModule';
import type { WizardReceipt } from '../case/WizardContext';

const useCaseLinkOffer = lazyModule(
  () => import(/* webpackChunkName: "case-link" */ '@incasso/browser/case-link/CaseLinkOffer'),
);

/** In an embed, where the confirmation stays visible: the link for adding to the case. */
export function CaseLink({ receipt: { caseKey } }: { readonly receipt: WizardReceipt }) {
  const offer = useCaseLinkOffer(true);
  return offer && <offer.CaseLinkOffer caseKey={caseKey} />;
}
