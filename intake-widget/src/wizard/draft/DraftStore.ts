import type { WizardDraft } from '../machine/WizardDraft';

/** Where drafts are kept in this browser. */
export type DraftStore = {
  /** The draft that this tab was at, as a reload or the back button left it. */
  own(): WizardDraft | undefined;
  /** Whether another open tab is at the draft too: a tab that was duplicated begins with the storage of the other. */
  isShared(submissionId: string): Promise<boolean>;
  /** The newest draft that a tab of this browser session left behind; this tab takes it over. */
  adopt(): Promise<WizardDraft | undefined>;
  /** Keeps a draft; `false` when the browser keeps nothing, or no more. */
  write(draft: WizardDraft): boolean;
  remove(submissionId: string): void;
  /** Submission ids of all drafts that are still kept, those of other tabs and intakes too. */
  ids(): string[];
  /** Leaves this tab's draft to whoever comes next. */
  close(): void;
};
