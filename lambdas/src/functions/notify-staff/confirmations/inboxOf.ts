import { createHmac } from 'node:crypto';

/** The inbox of an address, ignoring case and plus-addressing. */
export function inboxOf(address: string): string {
  return address.toLowerCase().replace(/\+.*(?=@)/, '');
}

/** An object key for an inbox: without the secret it cannot be traced to the address. */
export function hashOfInbox(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`confirmation ${inboxOf(address)}`)
    .digest('hex');
}
