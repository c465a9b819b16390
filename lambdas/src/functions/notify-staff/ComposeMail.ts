import type { ScanVerdict } from '../../malware-scan/MalwareScan';
import type { DeliveryPorts } from './DeliveryPorts';
import type { ConfirmationLimit } from './mails/StaffMailOptions';
import type { MailedRecord } from './readMailed';

/** A record with the scan verdicts on its documents */
export type Delivery = MailedRecord & {
  readonly verdicts: readonly ScanVerdict[];
  readonly wasHeld: boolean;
};

type LimitedDelivery = Delivery & { readonly limit: ConfirmationLimit | undefined };

/** Composes a mail and returns the function that sends it. */
export type ComposeMail = (delivery: LimitedDelivery, ports: DeliveryPorts) => Promise<() => Promise<void>>;
