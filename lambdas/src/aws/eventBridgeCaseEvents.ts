import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { caseEventPattern } from '../case-events/caseEventPattern';
import { CaseEventRefused, type CaseEvents } from '../case-events/CaseEvents';

export type EventBridgeProps = {
  readonly client: EventBridgeClient;
  /** Name of the event bus. */
  readonly bus: string;
};

/** For one event, repeats included: what else a call of the function has to do must not wait for EventBridge. */
const maxMs = 5000;

/** A client of EventBridge; its address and credentials come from the SDK's own environment. */
export function eventBridgeClient(): EventBridgeClient {
  return new EventBridgeClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
  });
}

/** Puts events on a bus of EventBridge, which passes them on by itself. */
export function eventBridgeCaseEvents({ client, bus }: EventBridgeProps): CaseEvents {
  const [source, detailType] = [caseEventPattern.source[0], caseEventPattern['detail-type'][0]];
  return {
    async put(event) {
      const entry = { EventBusName: bus, Source: source, DetailType: detailType, Detail: JSON.stringify(event) };
      const answer = await client.send(new PutEventsCommand({ Entries: [entry] }), {
        abortSignal: AbortSignal.timeout(maxMs),
      });
      // An event that was not taken is told in an answer of status 200:
      // https://docs.aws.amazon.com/eventbridge/latest/APIReference/API_PutEvents.html#API_PutEvents_ResponseElements
      const [taken] = answer.Entries ?? [];
      if (answer.FailedEntryCount !== 0 || taken?.EventId === undefined) {
        throw new CaseEventRefused(taken?.ErrorCode ?? 'NoEventId');
      }
    },
  };
}
