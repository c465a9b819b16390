import { lazyModule } from '@incasso/browser/host/lazyModule';
import type { MissingInfo } from '@incasso/debts/missingInfo';
import type { WizardContext } from '../case/WizardContext';

const fetchLastStep = () => import(/* webpackChunkName: "last-step" */ './lastStepChunk');

/** What only the last step needs. Fetched a step before it is shown, and no part of the first load. */
export const useLazyLastStep = lazyModule(fetchLastStep);

/** What the case lacks as it would be sent now. */
export async function findMissingInfo(context: WizardContext): Promise<MissingInfo[]> {
  const { missingInfoOfForm } = await fetchLastStep();
  return missingInfoOfForm(context);
}
