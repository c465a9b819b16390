import { fromPromise } from 'xstate';
import type { BotSignals } from '@incasso/contract/botSignals';
import { sentDebts } from '@incasso/debts/Debt';
import type { MissingInfo } from '@incasso/debts/missingInfo';
import { caseMachine } from './case/caseMachine';
import { caseSubmission } from './case/caseSetup';
import type { CaseContent, WizardContext, WizardReceipt } from './case/WizardContext';
import { documentChecker } from './documents/documentChecker';
import type { UploadProgress } from './documents/UploadProgress';
import { invoiceUnpacker } from './invoices/lazyInvoices';
import { submissionActors } from './sending/submissionActors';
import { findMissingInfo } from './steps/lazyLastStep';
import type { WizardPorts } from './WizardPorts';

type Form = { readonly progress: UploadProgress; readonly readSignals: () => BotSignals };

/** The machine of a case with its actors. */
export function provideCase(ports: WizardPorts, { progress, readSignals }: Form) {
  const actors = submissionActors<CaseContent, WizardReceipt>(
    {
      async submit({ debts, ...content }, call) {
        const signals = readSignals();
        const partnerReference = ports.partnerPage?.reference() ?? '';
        const sent = { ...content, ...call, debts: sentDebts(debts), signals, partnerReference };
        const result = await ports.submit(sent);
        return result.ok ? { ok: true, answer: result.answer.data } : result;
      },
      draftKeyOf: ({ draftKey }) => draftKey,
    },
    { ...ports, progress },
  );
  return caseMachine.provide({
    actors: {
      documentChecker: documentChecker(ports),
      findMissingInfo: fromPromise<MissingInfo[], WizardContext>(({ input }) => findMissingInfo(input)),
      unpackInvoices: invoiceUnpacker(ports),
      submission: caseSubmission.provide({ actors }),
    },
  });
}
