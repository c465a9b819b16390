import { createHmac } from 'node:crypto';

/** The inbox that an address leads to, whatever its capitals and what is written after a plus sign. */
export function inboxOf(address: string): string {
  return address.toLowerCase().replace(/\+.*(?=@)/, '');
}

/** An inbox as the key of an object: without the secret nobody can find out whose it is. */
export function hashOfInbox(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`confirmation ${inboxOf(address)}`)
    .digest('hex');
}
