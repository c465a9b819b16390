import { findCompanyNumber, plainVatNumber, readIdentifier } from '../fields/identifiers';
import { present } from '../fields/presence';
import type { Party, PostalAddress } from '../invoice/Invoice';
import { elementAt, elementsAt, plain, textAt, type XmlElement } from '../xml/XmlElement';

/** VAT in the languages of Belgium and its neighbours, as used in files */
const vatSchemes = new Set(['VAT', 'BTW', 'TVA', 'MWST']);

export function readParty(party: XmlElement | undefined): Party {
  const address = readAddress(elementAt(party, 'cac:PostalAddress'));
  const endpoint = readIdentifier(elementAt(party, 'cbc:EndpointID'));
  const legalIdentifier = readIdentifier(elementAt(party, 'cac:PartyLegalEntity/cbc:CompanyID'));
  const vatNumber = readVatNumber(party);
  const identifiers = elementsAt(party, 'cac:PartyIdentification/cbc:ID').flatMap(
    (element) => readIdentifier(element) ?? [],
  );
  return {
    identifiers,
    address,
    contact: present({
      name: textAt(party, 'cac:Contact/cbc:Name'),
      phone: textAt(party, 'cac:Contact/cbc:Telephone'),
      email: textAt(party, 'cac:Contact/cbc:ElectronicMail'),
    }),
    ...present({
      legalName: textAt(party, 'cac:PartyLegalEntity/cbc:RegistrationName'),
      tradingName: textAt(party, 'cac:PartyName/cbc:Name'),
      companyNumber: findCompanyNumber([legalIdentifier, endpoint, ...identifiers], vatNumber, address.country),
      legalIdentifier,
      vatNumber,
      endpoint,
    }),
  };
}

function readAddress(address: XmlElement | undefined): PostalAddress {
  const street = [textAt(address, 'cbc:StreetName'), textAt(address, 'cbc:BuildingNumber')];
  return present({
    street: plain(street.join(' ')),
    additionalStreet: textAt(address, 'cbc:AdditionalStreetName'),
    line: textAt(address, 'cac:AddressLine/cbc:Line'),
    postalCode: textAt(address, 'cbc:PostalZone'),
    city: textAt(address, 'cbc:CityName'),
    region: textAt(address, 'cbc:CountrySubentity'),
    country: textAt(address, 'cac:Country/cbc:IdentificationCode')?.toUpperCase(),
  });
}

function readVatNumber(party: XmlElement | undefined): string | undefined {
  for (const scheme of elementsAt(party, 'cac:PartyTaxScheme')) {
    const tax = textAt(scheme, 'cac:TaxScheme/cbc:ID');
    const number = textAt(scheme, 'cbc:CompanyID');
    if (number !== undefined && (tax === undefined || vatSchemes.has(tax.toUpperCase()))) {
      return plainVatNumber(number);
    }
  }
  return undefined;
}
