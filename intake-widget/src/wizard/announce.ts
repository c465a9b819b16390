import type { HostServices, Toast } from '@incasso/frontend/host/services';

export type AnnouncingForm<Context> = {
  on(type: 'announced', listener: (event: { readonly toast: Toast }) => void): { unsubscribe(): void };
  subscribe(listener: (snapshot: { readonly context: Context }) => void): { unsubscribe(): void };
};

/**
 * Shows a form's messages as toasts, and removes an error once `errorsOf` no longer returns it: when the field is
 * filled in, the terms are accepted, the form is sent again, or unmounts. Returns a function that unsubscribes.
 */
export function announce<Context>(
  form: AnnouncingForm<Context>,
  showToast: HostServices['showToast'],
  errorsOf: (context: Context) => readonly string[],
): () => void {
  /** Functions that remove the shown errors, by text. */
  const errors = new Map<string, () => void>();

  const subscriptions = [
    form.on('announced', ({ toast }) => {
      const withdraw = showToast(toast);
      if (toast.kind === 'error') errors.set(toast.text, withdraw);
    }),
    form.subscribe(({ context }) => withdrawAllBut(errorsOf(context))),
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
