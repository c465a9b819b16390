import type { MissingInfo } from '@incasso/debts/missingInfo';
import { lazyModule } from '@incasso/frontend/host/lazyModule';
import type { ReceivedDebts, WizardContext } from '../case/WizardContext';

/** Code that the later steps need. Loaded with the first answer or document, not in the first load. */
const lastStep = lazyModule(async () => ({
  ...(await import(/* webpackChunkName: "last-step" */ './ArrivedNotice')),
  ...(await import(/* webpackChunkName: "last-step" */ './Known')),
  ...(await import(/* webpackChunkName: "last-step" */ './KnownSteps')),
  ...(await import(/* webpackChunkName: "last-step" */ './LastStepFields')),
  ...(await import(/* webpackChunkName: "last-step" */ './MissingQuestion')),
  ...(await import(/* webpackChunkName: "last-step" */ './missingInfoOfForm')),
  ...(await import(/* webpackChunkName: "last-step" */ '../case/ledgerOfForm')),
  ...(await import(/* webpackChunkName: "last-step" */ './Confirmation')),
  ...(await import(/* webpackChunkName: "last-step" */ '../sending/SendingStatus')),
}));

export const useLazyLastStep = lastStep.useModule;

/** What the case lacks if it were sent now. */
export async function findMissingInfo(context: WizardContext): Promise<MissingInfo[]> {
  const { missingInfoOfForm } = await lastStep.load();
  return missingInfoOfForm(context);
}

/** For the receipt of a case. Without its code, which the last step has loaded, the receipt has no word on debts. */
export async function findReceivedDebts(sent: Pick<WizardContext, 'debts' | 'answers'>): Promise<ReceivedDebts> {
  try {
    const { receivedDebts } = await lastStep.load();
    return receivedDebts(sent);
  } catch {
    return { debts: '', debtors: '' };
  }
}
