import { fromPromise } from 'xstate';
import type { CaseContent, ReceivedDebts, WizardReceipt } from '../case/WizardContext';
import { includedDocuments } from '../submission/checkedDocuments';
import type { Submission } from '../submission/submissionMachine';

/** Actors that send nothing and end in a confirmation, for a partner who tries the intake with the test key. */
export function pretendedSubmission(
  partnerReference: string,
  findReceivedDebts: (sent: CaseContent) => Promise<ReceivedDebts>,
) {
  return {
    obtainToken: fromPromise(() => Promise.resolve('')),
    uploadDocuments: fromPromise<unknown, Submission<CaseContent>>(() => Promise.resolve()),
    sendSubmission: fromPromise<WizardReceipt, Submission<CaseContent>>(async ({ input }) => {
      const documents = includedDocuments(input.documents).map(({ name, size, sha256 = '' }) => ({
        name,
        size,
        sha256,
      }));
      const receivedAt = new Date().toISOString();
      const received = await findReceivedDebts(input.content);
      return { receivedAt, reference: 'TEST-TEST', partnerReference, documents, ...received };
    }),
  };
}
