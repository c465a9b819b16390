import { randomBytes, randomUUID } from 'node:crypto';
import { makeReference } from '@incasso/contract/reference';
import type { ObjectStore } from '../storage/ObjectStore';

/** What receiving a submission needs of the world around it. */
export type ReceivePorts = {
  readonly store: ObjectStore;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newReference: () => string;
};

/** A store with the clock and the chance of this machine. */
export function receivePorts(store: ObjectStore): ReceivePorts {
  return { store, now: () => new Date(), newId: randomUUID, newReference: () => makeReference(randomBytes(8)) };
}
