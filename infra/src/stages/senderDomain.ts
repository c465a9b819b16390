import type { Stage } from './stageSchema';

/** The domain that SES signs for; `undefined` if the sender's address is the identity. */
export function signedDomain({ senderDomain, senderAddress }: Stage): string | undefined {
  return senderDomain && mailDomain(senderAddress);
}

export function mailDomain(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}
