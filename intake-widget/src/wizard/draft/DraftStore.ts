/** The draft of any form. */
export type AnyDraft = { readonly submissionId: string };

/** The storage of one form's drafts in this browser. */
export type DraftStore<Draft> = {
  /** This tab's draft after a reload or the back button. */
  own(): Draft | undefined;
  /** Whether another open tab has the draft too: a duplicated tab starts with a copy of the original's storage. */
  isShared(submissionId: string): Promise<boolean>;
  /** Takes over the newest draft that a closed tab of this browser session left. */
  adopt(): Promise<Draft | undefined>;
  /** Saves a draft; `false` when the browser has no storage or it is full. */
  write(draft: Draft): boolean;
  remove(submissionId: string): void;
  /** Submission ids of all saved drafts, including those of other tabs and forms. */
  ids(): string[];
  close(): void;
};
