import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import type { HostServices } from '@incasso/browser/host/services';
import type { DocumentReader } from './documents/createDocumentReader';
import type { FileStore } from './documents/FileStore';
import type { DraftStore } from './draft/DraftStore';
import type { WizardDraft } from './machine/WizardDraft';
import type { SubmitIntake } from './sending/sendSubmission';
import type { RequestTickets } from './sending/uploadDocuments';

/** What the wizard needs of the world around it. */
export type WizardPorts = {
  readonly showToast: HostServices['showToast'];
  /** Leaves for the home page; absent in an embed, which has none. */
  readonly leave?: () => void;
  /** What keeps the receipt at home, when the wizard is left; absent in an embed, where the confirmation stays. */
  readonly loadReceipts?: HostServices['loadReceipts'];
  /** The partner's page that the wizard stands on; absent at home. */
  readonly partnerPage?: PartnerPage;
  /** Starts the work for a token; called at each sign of the visitor. */
  readonly prepareToken: () => void;
  readonly obtainToken: () => Promise<string>;
  readonly submit: SubmitIntake;
  readonly requestTickets: RequestTickets;
  readonly readDocument: DocumentReader['readDocument'];
  readonly readInvoice: DocumentReader['readInvoice'];
  readonly files: FileStore;
  readonly drafts: DraftStore<WizardDraft>;
};
