import { lazyModule } from '@incasso/browser/host/lazyModule';
import type { WizardContext, MissingFromForm } from '../case/WizardContext';

const fetchLastStep = () => import(/* webpackChunkName: "last-step" */ './lastStepChunk');

/** Code that only the last step needs. Loaded one step earlier, not in the first load. */
export const useLazyLastStep = lazyModule(fetchLastStep);

/** What the case lacks if it were sent now. */
export async function findMissingInfo(context: WizardContext): Promise<MissingFromForm[]> {
  const { missingInfoOfForm } = await fetchLastStep();
  return missingInfoOfForm(context);
}
