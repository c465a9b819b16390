import { findCompanyNumber, plainVatNumber, readIdentifier } from '../fields/identifiers';
import { present } from '../fields/presence';
import type { Party } from '../invoice/Invoice';
import { elementAt, elementsAt, plain, textAt, type XmlElement } from '../xml/XmlElement';

export function readTradeParty(party: XmlElement | undefined): Party {
  const address = elementAt(party, 'ram:PostalTradeAddress');
  const contact = elementAt(party, 'ram:DefinedTradeContact');
  const country = textAt(address, 'ram:CountryID')?.toUpperCase();
  const endpoint = readIdentifier(elementAt(party, 'ram:URIUniversalCommunication/ram:URIID'));
  const legalIdentifier = readIdentifier(elementAt(party, 'ram:SpecifiedLegalOrganization/ram:ID'));
  const vatNumber = readVatNumber(party);
  const identifiers = [...elementsAt(party, 'ram:ID'), ...elementsAt(party, 'ram:GlobalID')].flatMap(
    (element) => readIdentifier(element) ?? [],
  );
  return {
    identifiers,
    address: present({
      street: textAt(address, 'ram:LineOne'),
      additionalStreet: textAt(address, 'ram:LineTwo'),
      line: textAt(address, 'ram:LineThree'),
      postalCode: textAt(address, 'ram:PostcodeCode'),
      city: textAt(address, 'ram:CityName'),
      region: textAt(address, 'ram:CountrySubDivisionName'),
      country,
    }),
    contact: present({
      name: textAt(contact, 'ram:PersonName') ?? textAt(contact, 'ram:DepartmentName'),
      phone: textAt(contact, 'ram:TelephoneUniversalCommunication/ram:CompleteNumber'),
      email: textAt(contact, 'ram:EmailURIUniversalCommunication/ram:URIID'),
    }),
    ...present({
      legalName: textAt(party, 'ram:Name'),
      tradingName: textAt(party, 'ram:SpecifiedLegalOrganization/ram:TradingBusinessName'),
      companyNumber: findCompanyNumber([legalIdentifier, endpoint, ...identifiers], vatNumber, country),
      legalIdentifier,
      vatNumber,
      endpoint,
    }),
  };
}

/** `VA` is the VAT number; `FC` the number of another tax. */
function readVatNumber(party: XmlElement | undefined): string | undefined {
  const registration = elementsAt(party, 'ram:SpecifiedTaxRegistration/ram:ID').find(
    ({ attributes }) => plain(attributes['schemeID'])?.toUpperCase() === 'VA',
  );
  const number = plain(registration?.text);
  return number === undefined ? undefined : plainVatNumber(number);
}
