import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import type { DraftIds } from '../case/WizardContext';

/** The ids of a new draft. */
export function newDraftIds(): DraftIds {
  return { submissionId: newSubmissionId(), draftKey: newSubmissionId() };
}
