import type { CallResult } from '@incasso/browser/api/CallFailure';
import type { IntakeRequest } from '@incasso/browser/api/submitIntake';
import type { HostServices } from '@incasso/browser/host/services';
import type { IntakeAnswer } from '@incasso/contract/api';
import type { WizardDraft } from './case/WizardDraft';
import type { DocumentReader } from './documents/createDocumentReader';
import type { DraftStore } from './draft/DraftStore';
import type { ReadList } from './lists/readListInWorker';
import type { SendingPorts } from './sending/submissionActors';

/** External dependencies of the wizard. */
export type WizardPorts = Pick<HostServices, 'showToast' | 'navigate' | 'loadCaseNotices' | 'partnerPage'> &
  Pick<DocumentReader, 'readInvoice'> &
  SendingPorts & {
    /** Starts to compute a token. Called whenever the visitor uses the form. */
    readonly prepareToken: () => void;
    readonly submit: (request: IntakeRequest) => Promise<CallResult<IntakeAnswer>>;
    readonly drafts: DraftStore<WizardDraft>;
    /** Reads open-items lists. Default: in a worker. */
    readonly readList?: ReadList;
  };
