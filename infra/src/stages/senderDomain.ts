import type { Stage } from './stageSchema';

/** The domain that SES signs for; `undefined` where the sender's address is an identity by itself. */
export function signedDomain({ senderDomain, senderAddress }: Stage): string | undefined {
  return senderDomain && mailDomain(senderAddress);
}

/** The part of an address behind the `@`. */
export function mailDomain(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}
