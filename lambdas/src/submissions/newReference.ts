import { randomBytes } from 'node:crypto';
import { makeReference } from '@incasso/contract/reference';

export function newReference(): string {
  return makeReference(randomBytes(8));
}
