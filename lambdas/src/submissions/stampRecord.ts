import type { BotSignals } from '@incasso/contract/botSignals';
import type { ReceivePorts } from './ReceivePorts';
import { suspicionsOf } from './suspicionsOf';

type Sent = {
  readonly submissionId: string;
  readonly partner: string | undefined;
  readonly signals: BotSignals;
  readonly digest: string;
};

/** The fields of every record besides those of its form */
export function stampRecord(
  { submissionId, partner, signals, digest }: Sent,
  { now, newId, newReference }: Pick<ReceivePorts, 'now' | 'newId' | 'newReference'>,
) {
  return {
    version: 1,
    submissionId,
    attempt: newId(),
    reference: newReference(),
    receivedAt: now().toISOString(),
    ...(partner !== undefined && { partner }),
    suspicions: suspicionsOf(signals),
    digest,
  } as const;
}
