/** The draft of any form. */
export type AnyDraft = { readonly submissionId: string };

/** The storage of one form's drafts in this browser. */
export type DraftStore<Draft> = {
  /** This tab's draft after a reload or the back button. `over`: it had one, which is gone or too old. */
  own(): Draft | 'over' | undefined;
  /** Whether another open tab has the draft too: a duplicated tab starts with the original's. */
  isShared(submissionId: string): Promise<boolean>;
  /** Takes over the newest draft that a closed tab of this browser session left. */
  adopt(): Promise<Draft | undefined>;
  /** Saves a draft. `false`: it is not stored, because another tab has it, or storage is blocked or full. */
  write(draft: Draft): Promise<boolean>;
  /** Removes this tab's draft and, once all are `written`, its files. Leaves those of another tab. */
  remove(submissionId: string, written: Promise<unknown>): Promise<void>;
  close(): void;
};
