import type { HostServices } from '@incasso/browser/host/services';
import type { DocumentReader } from './documents/createDocumentReader';
import type { FileStore } from './documents/FileStore';
import type { DraftStore } from './draft/DraftStore';
import type { WizardDraft } from './machine/WizardDraft';
import type { SubmitIntake } from './sending/sendSubmission';
import type { RequestTickets } from './sending/uploadDocuments';

/** What the wizard needs of the world around it. */
export type WizardPorts = Pick<HostServices, 'showToast' | 'navigate' | 'loadReceipts' | 'partnerPage'> &
  DocumentReader & {
    /** Starts the work for a token; called at each sign of the visitor. */
    readonly prepareToken: () => void;
    readonly obtainToken: () => Promise<string>;
    readonly submit: SubmitIntake;
    readonly requestTickets: RequestTickets;
    readonly files: FileStore;
    readonly drafts: DraftStore<WizardDraft>;
  };
