import type { Stage } from './stageSchema';

/**
 * The domain of the sender's address, of which SES makes an identity. `undefined` in a stage without a domain: there
 * the address is one by itself.
 */
export function senderDomain({ domain, senderAddress }: Stage): string | undefined {
  return domain && mailDomain(senderAddress);
}

/** What stands behind the `@` of an address. */
export function mailDomain(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}
