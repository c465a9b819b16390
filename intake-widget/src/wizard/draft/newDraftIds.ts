import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import type { DraftIds } from '../case/WizardContext';

export function newDraftIds(): DraftIds {
  return { submissionId: newSubmissionId(), draftKey: newSubmissionId() };
}
