import type { Party } from '../invoice/Invoice';
import { plain } from '../xml/XmlElement';
import { findCompanyNumber, plainVatNumber, readIdentifier } from './identifiers';
import { invoicePaths } from './invoicePaths';
import { readEach, type InvoiceNode, present } from './InvoiceNode';

/** VAT as UBL files name it in the languages of Belgium and its neighbours, and as CII does */
const vatSchemes = new Set(['VAT', 'BTW', 'TVA', 'MWST', 'VA']);

export function readParty(party: InvoiceNode): Party {
  const paths = invoicePaths.party;
  const address = readEach(invoicePaths.address, party.first(paths.address).text);
  const country = address.country?.toUpperCase();
  const endpoint = readIdentifier(party.elements(paths.endpoint)[0]);
  const legalIdentifier = readIdentifier(party.elements(paths.legalIdentifier)[0]);
  const vatNumber = readVatNumber(party);
  const identifiers = party.elements(paths.identifiers).flatMap((element) => readIdentifier(element) ?? []);
  return {
    identifiers,
    address: { ...address, ...present({ street: plain(party.texts(paths.street).join(' ')), country }) },
    contact: readEach(invoicePaths.contact, party.first(paths.contact).text),
    ...present({
      legalName: party.text(paths.legalName),
      tradingName: party.text(paths.tradingName),
      companyNumber: findCompanyNumber([legalIdentifier, endpoint, ...identifiers], vatNumber, country),
      legalIdentifier,
      vatNumber,
      endpoint,
    }),
  };
}

/** A number without a scheme counts as one of VAT. */
function readVatNumber(party: InvoiceNode): string | undefined {
  const { number, scheme } = invoicePaths.tax;
  for (const tax of party.all(invoicePaths.party.taxes)) {
    const found = tax.text(number);
    if (found !== undefined && vatSchemes.has(tax.text(scheme)?.toUpperCase() ?? 'VAT')) return plainVatNumber(found);
  }
  return undefined;
}
