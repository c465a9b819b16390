import { lazyModule } from '@incasso/browser/host/lazyModule';
import type { WizardContext, MissingFromForm } from '../case/WizardContext';

const fetchLastStep = async () => {
  const parts = await Promise.all([
    import(/* webpackChunkName: "last-step" */ './ArrivedNotice'),
    import(/* webpackChunkName: "last-step" */ './LookOver'),
    import(/* webpackChunkName: "last-step" */ './MissingQuestion'),
    import(/* webpackChunkName: "last-step" */ './missingInfoOfForm'),
    import(/* webpackChunkName: "last-step" */ '../debts/DebtTable'),
    import(/* webpackChunkName: "last-step" */ '../sending/SendingStatus'),
  ]);
  const [
    { ArrivedNotice },
    { LookOver },
    { MissingQuestion },
    { missingInfoOfForm },
    { DebtTable },
    { SendingStatus },
  ] = parts;
  return { ArrivedNotice, LookOver, MissingQuestion, missingInfoOfForm, DebtTable, SendingStatus };
};

/** Code that only the last step needs. Loaded one step earlier, not in the first load. */
export const useLazyLastStep = lazyModule(fetchLastStep);

/** What the case lacks if it were sent now. */
export async function findMissingInfo(context: WizardContext): Promise<MissingFromForm[]> {
  const { missingInfoOfForm } = await fetchLastStep();
  return missingInfoOfForm(context);
}
