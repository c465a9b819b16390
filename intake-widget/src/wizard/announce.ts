import type { HostServices } from '@incasso/browser/host/services';
import { failureMessage } from './machine/failures';
import { problemMessages } from './machine/problems';
import type { WizardContext } from './machine/WizardContext';
import type { WizardActor } from './machine/WizardSnapshot';

/**
 * Shows the wizard's messages as toasts, and removes an error when it is no longer true: when the field is filled in,
 * the terms are accepted, the submission is sent again, or the wizard is gone. Answers how to stop.
 */
export function announce(wizard: WizardActor, showToast: HostServices['showToast']): () => void {
  /** Functions that remove the shown errors, by text. */
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

  function withdrawAllBut(shown: readonly string[]) {
    for (const [text, withdraw] of errors) {
      if (shown.includes(text)) continue;
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
