import type { Stage } from './stageSchema';

/**
 * The domain of the sender's address, of which SES makes an identity. `undefined` in a stage without a domain: there
 * the address is one by itself.
 */
export function senderDomain({ domain, senderAddress }: Stage): string | undefined {
  return domain && senderAddress.slice(senderAddress.indexOf('@') + 1);
}
