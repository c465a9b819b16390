import { randomBytes, randomUUID } from 'node:crypto';
import { makeReference } from '@incasso/contract/reference';
import type { ObjectStore } from '../storage/ObjectStore';

export type ReceivePorts = {
  readonly store: ObjectStore;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newReference: () => string;
};

export function receivePorts(store: ObjectStore): ReceivePorts {
  return { store, now: () => new Date(), newId: randomUUID, newReference: () => makeReference(randomBytes(8)) };
}
