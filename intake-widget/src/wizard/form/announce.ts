import type { HostServices, Toast } from '@incasso/frontend/host/services';

export type AnnouncingForm<Snapshot> = {
  on(type: 'announced', listener: (event: { readonly toast: Toast }) => void): { unsubscribe(): void };
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
};

/**
 * Shows a form's messages as toasts, and removes an error once `errorsOf` no longer returns it: when the field is
 * filled in, the terms are accepted, the step changes, the form is sent again, or unmounts. Returns a function that unsubscribes.
 */
export function announce<Snapshot>(
  form: AnnouncingForm<Snapshot>,
  showToast: HostServices['showToast'],
  errorsOf: (snapshot: Snapshot) => readonly string[],
): () => void {
  /** Functions that remove the shown errors, by text. */
  const errors = new Map<string, () => void>();

  const subscriptions = [
    form.on('announced', ({ toast }) => {
      const withdraw = showToast(toast);
      if (toast.kind === 'error') errors.set(toast.text, withdraw);
    }),
    form.subscribe((snapshot) => withdrawAllBut(errorsOf(snapshot))),
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
