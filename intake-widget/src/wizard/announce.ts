import type { HostServices } from '@incasso/browser/host/services';
import { failureMessage } from './machine/failures';
import { problemMessages } from './machine/problems';
import type { WizardContext } from './machine/WizardContext';
import type { WizardActor } from './machine/WizardSnapshot';

/**
 * Shows what the wizard announces, and takes an error away as soon as it is no longer so: the fields are filled in,
 * the terms agreed to, the submission sent anew, or the wizard gone. Answers how to stop.
 */
export function announce(wizard: WizardActor, showToast: HostServices['showToast']): () => void {
  /** How to take away the errors that were shown, by what they say. */
  const errors = new Map<string, () => void>();

  const subscriptions = [
    wizard.on('announced', ({ toast }) => {
      const withdraw = showToast(toast);
      if (toast.kind === 'error') errors.set(toast.text, withdraw);
    }),
    wizard.subscribe(({ context }) => withdrawAllBut(errorMessages(context))),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    withdrawAllBut([]);
  };

  function withdrawAllBut(standing: readonly string[]) {
    for (const [text, withdraw] of errors) {
      if (standing.includes(text)) continue;
      errors.delete(text);
      withdraw();
    }
  }
}

/** What is wrong at the moment. */
function errorMessages({ problems, failure }: WizardContext): string[] {
  const messages = problemMessages(problems);
  return failure === undefined ? messages : [...messages, failureMessage(failure)];
}
