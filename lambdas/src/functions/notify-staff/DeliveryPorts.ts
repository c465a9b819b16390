import type { Mail, Mailer, MailRejected } from '../../mail/Mailer';
import type { MalwareScan, ScanVerdict } from '../../malware-scan/MalwareScan';
import type { AttachmentPorts } from './caseAttachments';
import type { ConfirmationPorts } from './confirmations/limitOn';
import type { OutboxPorts } from './leaseEntry';
import type { ConfirmationLimit } from './mails/StaffMailOptions';
import type { MailedRecord } from './readMailed';

export type DeliveryPorts = OutboxPorts &
  AttachmentPorts &
  ConfirmationPorts & {
    readonly mailer: Mailer;
    /** Size in bytes of a mail as the mailer sends it, to choose attachments. */
    readonly sizeOfMail: (mail: Mail) => Promise<number>;
    readonly staff: readonly string[];
    readonly scan: MalwareScan;
    readonly scanWaitMs: number;
    /** Maximum age of a case, in days, at which its file is still stored. */
    readonly caseFileDays: number;
    /** Origin of the site, for links in confirmations. `undefined` while it is unknown. */
    readonly siteOrigin: string | undefined;
    /** Called for a mail that could not be sent now. */
    readonly onMailFault: (submissionId: string, fault: Error) => void;
    /** Called for a confirmation that will never be sent. */
    readonly onConfirmationGivenUp: (submissionId: string, refusal: MailRejected) => void;
  };

/** A record with the scan verdicts on its documents */
export type Delivery = MailedRecord & {
  readonly verdicts: readonly ScanVerdict[];
  readonly wasHeld: boolean;
};

type LimitedDelivery = Delivery & { readonly limit: ConfirmationLimit | undefined };

/** Composes a mail and returns the function that sends it. */
export type ComposeMail = (delivery: LimitedDelivery, ports: DeliveryPorts) => Promise<() => Promise<void>>;
