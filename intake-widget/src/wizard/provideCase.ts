import { fromPromise } from 'xstate';
import type { CallResult } from '@incasso/frontend/api/CallFailure';
import type { IntakeRequest } from '@incasso/frontend/api/submitIntake';
import type { HostServices } from '@incasso/frontend/host/services';
import type { IntakeAnswer } from '@incasso/contract/api';
import type { BotSignals } from '@incasso/contract/botSignals';
import { sentDebts } from '@incasso/debts/Debt';
import type { MissingInfo } from '@incasso/debts/missingInfo';
import { caseMachine } from './case/caseMachine';
import { caseSubmission } from './case/caseSetup';
import type { CaseContent, WizardContext, WizardReceipt } from './case/WizardContext';
import type { WizardDraft } from './case/WizardDraft';
import { documentChecker } from './documents/documentChecker';
import type { DraftStore } from './draft/DraftStore';
import { pretendedSubmission } from './sending/pretendedSubmission';
import { submissionActors } from './sending/submissionActors';
import type { SendingPorts } from './sending/SendingPorts';
import { findMissingInfo, findReceivedDebts } from './steps/lazyLastStep';

export type WizardPorts = SendingPorts &
  Pick<HostServices, 'navigate' | 'caseNotices' | 'partnerPage'> & {
    readonly submit: (request: IntakeRequest) => Promise<CallResult<IntakeAnswer>>;
    readonly drafts: DraftStore<WizardDraft>;
  };

export function provideCase(ports: WizardPorts, readSignals: () => BotSignals) {
  const sending = submissionActors<CaseContent, WizardReceipt>(
    {
      async submit({ debts, ...content }, call) {
        const signals = readSignals();
        const partnerReference = ports.partnerPage?.reference ?? '';
        const sent = { ...content, ...call, debts: sentDebts(debts), signals, partnerReference };
        const result = await ports.submit(sent);
        if (!result.ok) return result;
        const received = await findReceivedDebts({ debts, answers: content.answers });
        return { ok: true, answer: { ...result.answer.data, ...received } };
      },
      uploaderOf: ({ draftKey }) => ({ draftKey }),
    },
    ports,
  );
  const { partnerPage } = ports;
  const actors = partnerPage?.isTest === true ? pretendedSubmission(partnerPage.reference, findReceivedDebts) : sending;
  return caseMachine.provide({
    actors: {
      documentChecker: documentChecker(ports),
      findMissingInfo: fromPromise<MissingInfo[], WizardContext>(({ input }) => findMissingInfo(input)),
      submission: caseSubmission.provide({ actors }),
    },
  });
}
