import { documentPath } from '@incasso/contract/api';
import { firmProfile } from '@incasso/contract/firmProfile';
import type { Context, EventBridgeEvent, SQSEvent } from 'aws-lambda';
import { caseFileDays } from '../../case-file/caseFileDays';
import { openStore } from '../../aws/s3ObjectStore';
import { secretKeys } from '../../aws/secretKeys';
import { sesClient, sesMailer } from '../../aws/sesMailer';
import { sqsClient, sqsQueue } from '../../aws/sqsQueue';
import { signDocumentLink } from '../../staff-links/documentToken';
import { functions } from '../../functions';
import { logger, faultDetails } from '../../logging/logger';
import { chooseMalwareScan } from '../../malware-scan/chooseMalwareScan';
import { callTime } from '../../storage/callTime';
import { composeMail } from '../../mail/composeMail';
import { parseEnvironment } from '../../environment/parseEnvironment';
import type { DeliveryPorts } from './DeliveryPorts';
import { hashOfInbox } from './confirmations/limitOn';
import { handleBatch } from './handleBatch';
import { handleTimer } from './handleTimer';
import { overviewFaces } from './overview/overviewFaces';
import { writeOverview } from './overview/writeOverview';

const environment = parseEnvironment(functions['notify-staff'].environment, process.env);
const store = openStore(environment);
const queue = sqsQueue({ client: sqsClient(), url: environment.NOTIFY_QUEUE_URL });
const linkKeys = secretKeys(environment.LINK_SECRET_ID);
const { OUTBOX_LEASES_VOID_BEFORE: leasesVoidBefore, SITE_ORIGIN: siteOrigin } = environment;

const from = { name: firmProfile.firmName, address: environment.MAIL_SENDER };

const ports: Omit<DeliveryPorts, 'linkTo' | 'hashOfInbox'> = {
  store,
  now: () => new Date(),
  retryAfterMs: environment.OUTBOX_RETRY_SECONDS * 1000,
  ...(leasesVoidBefore !== undefined && { leasesVoidBefore }),
  mailer: sesMailer({
    client: sesClient(),
    from,
    isInSandbox: environment.SES_SANDBOX,
    configurationSets: {
      staff: environment.SES_STAFF_CONFIGURATION_SET,
      visitor: environment.SES_VISITOR_CONFIGURATION_SET,
    },
  }),
  sizeOfMail: async (mail) => (await composeMail(mail, from)).length,
  staff: environment.STAFF_RECIPIENTS,
  scan: chooseMalwareScan(environment.MALWARE_SCAN, store),
  scanWaitMs: environment.MALWARE_SCAN_WAIT_MINUTES * 60_000,
  caseFileDays,
  writeOverview: (mailed) => writeOverview(mailed, overviewFaces),
  onOverviewFault: (submissionId, fault) => logger.error('overview', { submissionId, fault: faultDetails(fault) }),
  siteOrigin,
  onMailFault: (submissionId, fault) => logger.error('mail', { submissionId, fault: faultDetails(fault) }),
  onGivenUp: (submissionId, reason) => logger.error('given_up', { submissionId, reason, dead: 1 }),
  onConfirmationGivenUp: (submissionId, refusal) =>
    logger.info('confirmation_given_up', {
      submissionId,
      // SES's sandbox refuses all visitors' addresses. Not counted, because the alarm would fire for each case.
      ...(refusal.code === 'address' && { confirmationsGivenUp: 1 }),
      fault: faultDetails(refusal),
    }),
};

export function handler(
  event: SQSEvent | EventBridgeEvent<'Scheduled Event', unknown>,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
) {
  const remainingMs = () => context.getRemainingTimeInMillis();
  return callTime.until(new Date(Date.now() + remainingMs()), async () => {
    const [key] = await linkKeys();
    const keyed: DeliveryPorts = {
      ...ports,
      linkTo: (document) => environment.API_BASE_URL + documentPath(signDocumentLink(document, key)),
      hashOfInbox: (address) => hashOfInbox(address, key),
    };
    return 'Records' in event
      ? handleBatch(event, { ...keyed, logger })
      : handleTimer({ ...keyed, queue, logger, remainingMs });
  });
}
