import type { HostServices } from '@incasso/browser/host/services';
import type { WizardActor } from '../case/WizardSnapshot';

type LoadCaseNotices = NonNullable<HostServices['loadCaseNotices']>;

/**
 * Hands the notice of a stored case to the host, which shows it after the wizard is left. Loads the host's code while
 * the case is being sent: later there may be no connection. Returns a function that stops.
 */
export function keepCaseNotice(wizard: WizardActor, load: LoadCaseNotices): () => void {
  let loading: ReturnType<LoadCaseNotices> | undefined;

  const keep = async () => {
    const { receipt } = wizard.getSnapshot().context;
    const keeper = (await loading) ?? (await load());
    if (receipt !== undefined) keeper?.keep({ reference: receipt.reference, caseKey: receipt.caseKey });
  };
  const subscriptions = [
    wizard.subscribe((snapshot) => {
      if (snapshot.hasTag('submitting')) loading ??= load();
    }),
    wizard.on('submission.stored', () => void keep()),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
