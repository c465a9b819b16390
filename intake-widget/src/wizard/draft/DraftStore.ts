/** A draft of any form. */
export type AnyDraft = { readonly submissionId: string };

/** Where drafts of one form are saved in this browser. */
export type DraftStore<Draft> = {
  /** The draft of this tab, as a reload or the back button left it. */
  own(): Draft | undefined;
  /** Whether another open tab has the draft too: a duplicated tab begins with a copy of the other's storage. */
  isShared(submissionId: string): Promise<boolean>;
  /** The newest draft that a closed tab of this browser session left behind; this tab takes it over. */
  adopt(): Promise<Draft | undefined>;
  /** Saves a draft; `false` when the browser has no storage or no room. */
  write(draft: Draft): boolean;
  remove(submissionId: string): void;
  /** Submission ids of all saved drafts, also of other tabs and forms. */
  ids(): string[];
  /** Unlocks this tab's draft for other tabs. */
  close(): void;
};
