import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type RequestLogger, faultDetails } from '../../logging/logger';
import { UnreadableObject } from '../../storage/readJson';
import { deliverMails } from './deliverMails';
import type { DeliveryPorts } from './DeliveryPorts';
import { readMessage, type MessageSubject } from './readMessage';
import { retryEntry } from './retryEntry';

/**
 * Delivers the mails for a batch of messages. A failed mail waits in its outbox entry. Returns only the messages whose
 * outcome could not be written, so that the queue redelivers them.
 */
export async function handleBatch(
  { Records: messages }: Pick<SQSEvent, 'Records'>,
  { logger, ...ports }: DeliveryPorts & { readonly logger: RequestLogger },
): Promise<SQSBatchResponse> {
  const failed: string[] = [];
  for (const { messageId, body } of messages) {
    const start = performance.now();
    const subject = readMessage(body);
    const submissionId = subject?.submissionId;
    const line = () => ({ requestId: messageId, submissionId, ms: Math.round(performance.now() - start) });
    try {
      const outcome = subject === undefined ? 'not_ours' : await deliver(subject, ports);
      logger.info('message', { ...line(), outcome });
    } catch (fault) {
      // The next retry of its outbox entry gives it up.
      const isUnreadable = fault instanceof UnreadableObject;
      if (!isUnreadable) failed.push(messageId);
      const outcome = isUnreadable ? 'unreadable' : 'not_written';
      logger.error('message', { ...line(), outcome, fault: faultDetails(fault) });
    }
  }
  return { batchItemFailures: failed.map((messageId) => ({ itemIdentifier: messageId })) };
}

function deliver(subject: MessageSubject, ports: DeliveryPorts) {
  return subject.key === undefined ? deliverMails(subject, ports) : retryEntry(subject, ports);
}
