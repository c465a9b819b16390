import { announce, type AnnouncingForm } from './announce';
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
