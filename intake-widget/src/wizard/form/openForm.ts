import type { HostServices, Toast } from '@incasso/frontend/host/services';
import type { DraftStore } from '../draft/DraftStore';
import { keepDraft, type KeptDraft, type KeptForm } from '../draft/keepDraft';
import { restoreDraft, type RestoredForm } from '../draft/restoreDraft';
import type { SendingPorts } from '../sending/SendingPorts';

type Form<Snapshot extends { readonly context: object }, Draft, Ids> = AnnouncingForm<Snapshot> &
  KeptForm<Snapshot, Ids> &
  RestoredForm<Draft> & {
    on(type: 'draft.restored', listener: () => void): { unsubscribe(): void };
  };

type Opening<Snapshot extends { readonly context: object }, Draft, Ids> = {
  /** The draft to save; `undefined` while there is none. */
  readonly draftOf: (snapshot: Snapshot) => Draft | undefined;
  readonly newIds: () => Ids;
  /** All error messages that the form currently shows. */
  readonly errorsOf: (snapshot: Snapshot) => readonly string[];
  readonly onRestored: () => void;
  readonly ports: Pick<SendingPorts, 'files' | 'showToast'> & { readonly drafts: DraftStore<Draft> };
};

/**
 * Restores and saves a form's draft, and shows its messages. `draftIsBack` resolves when the draft is restored; after
 * `close` it stays saved.
 */
export function openForm<
  Snapshot extends { readonly context: object },
  Draft extends KeptDraft,
  Ids extends { readonly submissionId: string },
>(
  form: Form<Snapshot, Draft, Ids>,
  { draftOf, newIds, errorsOf, onRestored, ports: { drafts, files, showToast } }: Opening<Snapshot, Draft, Ids>,
): { readonly draftIsBack: Promise<void>; readonly close: () => void } {
  const restored = form.on('draft.restored', onRestored);
  const stopAnnouncing = announce(form, showToast, errorsOf);
  const stopKeeping = keepDraft(form, { draftOf, newIds, drafts, files });
  const draftIsBack = restoreDraft(form, drafts);
  // Held from here on: a duplicated tab that sends the same case removes the stored files.
  const holdFiles = () => form.getSnapshot().context.documents.forEach(({ id }) => void files.get(id));
  void draftIsBack.then(holdFiles);
  return {
    draftIsBack,
    close() {
      restored.unsubscribe();
      stopAnnouncing();
      stopKeeping();
    },
  };
}

type AnnouncingForm<Snapshot> = {
  on(type: 'announced', listener: (event: { readonly toast: Toast }) => void): { unsubscribe(): void };
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
};

/**
 * Shows a form's messages as toasts, and removes an error once `errorsOf` no longer returns it: when the field is
 * filled in, the terms are accepted, the step changes, the form is sent again, or unmounts. Returns a function that unsubscribes.
 */
function announce<Snapshot>(
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
