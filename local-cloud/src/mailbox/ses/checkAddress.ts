import { SesError } from './SesError';

const maxRecipients = 50;

/** Throws SES's error unless an address is one bare, deliverable ASCII address. */
export function checkAddress(address: string): void {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (at < 0) throw invalid("Missing final '@domain'");
  if (local === '') throw invalid('Missing local part');
  if (!/^[\x21-\x7e]+$/.test(local)) throw invalid('Local address contains control or whitespace');
  if (!/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/.test(local)) throw invalid('Local address contains illegal character');
  if (!/^[\x21-\x7e]*$/.test(domain)) throw invalid('Domain contains control or whitespace');
  if (!/^[A-Za-z0-9.-]*$/.test(domain)) throw invalid('Domain contains illegal character');
  if (domain.startsWith('.') || domain.includes('..') || !domain.includes('.'))
    throw invalid('Domain contains dot-string');
  if (address.length > 320) throw invalid('Address length is more than 320 characters long');
}

/** Throws SES's error unless a mail may go to all of these. */
export function checkRecipients(addresses: readonly string[]): void {
  if (addresses.length === 0) throw new SesError('ValidationError', 'Must specify at least one recipient.');
  if (addresses.length > maxRecipients) throw invalid(`Recipient count exceeds ${maxRecipients}.`);
  addresses.forEach(checkAddress);
}

function invalid(message: string): SesError {
  return new SesError('InvalidParameterValue', message);
}
