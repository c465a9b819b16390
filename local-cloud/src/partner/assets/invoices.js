// A fake accounting package that hands over the e-invoices its user selected.
const debtors = [
  { name: 'Feestzaal Denkbeeldig BV', number: '0999999922', street: 'Staalkaai 2', zone: '9000', city: 'Gent' },
  { name: 'Broodjeszaak Fictief BV', street: 'Verzonnen Plein 7', zone: '8000', city: 'Brugge' },
];

const unpaid = Array.from({ length: 20 }, (_, index) => ({
  number: `2026/${String(142 + index).padStart(4, '0')}`,
  debtor: debtors[index % debtors.length],
  issued: `2026-01-${String(index + 5).padStart(2, '0')}`,
  due: `2026-02-${String(index + 5).padStart(2, '0')}`,
  amount: (120 + index * 37.5).toFixed(2),
}));

/** The e-invoice as sent: UBL 2.1, Peppol BIS Billing 3.0. */
function ublOf({ number, debtor, issued, due, amount }) {
  const company = (value) => `<cac:PartyLegalEntity><cbc:RegistrationName>${value.name}</cbc:RegistrationName>
      ${value.number ? `<cbc:CompanyID schemeID="0208">${value.number}</cbc:CompanyID>` : ''}</cac:PartyLegalEntity>`;
  const address = (value) => `<cac:PostalAddress><cbc:StreetName>${value.street}</cbc:StreetName>
      <cbc:CityName>${value.city}</cbc:CityName><cbc:PostalZone>${value.zone}</cbc:PostalZone>
      <cac:Country><cbc:IdentificationCode>BE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>`;
  const seller = {
    name: 'Voorbeeldbakkerij BV',
    number: '0123456749',
    street: 'Voorbeeldstraat 1',
    zone: '8500',
    city: 'Kortrijk',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>${number}</cbc:ID>
  <cbc:IssueDate>${issued}</cbc:IssueDate>
  <cbc:DueDate>${due}</cbc:DueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party>
    ${address(seller)}${company(seller)}
    <cac:Contact><cbc:Name>An Voorbeeld</cbc:Name><cbc:Telephone>+32 56 00 00 00</cbc:Telephone>
      <cbc:ElectronicMail>bakkerij@klant.example</cbc:ElectronicMail></cac:Contact>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>${address(debtor)}${company(debtor)}</cac:Party></cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>
    <cac:PayeeFinancialAccount><cbc:ID>BE68539007547034</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">${amount}</cbc:TaxExclusiveAmount>
    <cbc:TaxInclusiveAmount currencyID="EUR">${amount}</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount currencyID="EUR">${amount}</cbc:PayableAmount></cac:LegalMonetaryTotal>
  <cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount>
    <cac:Item><cbc:Name>Brood en gebak</cbc:Name></cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">${amount}</cbc:PriceAmount></cac:Price></cac:InvoiceLine>
</Invoice>`;
}

const rows = document.getElementById('invoices');
for (const { number, debtor, due, amount } of unpaid) {
  const row = rows.insertRow();
  const choice = Object.assign(document.createElement('input'), { type: 'checkbox', name: 'invoice', checked: true });
  choice.value = number;
  choice.setAttribute('aria-label', `Factuur ${number}`);
  row.insertCell().append(choice);
  const euros = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' }).format(Number(amount));
  for (const words of [number, debtor.name, due.split('-').reverse().join('/'), euros]) {
    row.insertCell().textContent = words;
  }
  row.lastElementChild.className = 'amount';
}

// These lines are all that the package needs.
document.getElementById('collect').addEventListener('submit', (event) => {
  event.preventDefault();
  const chosen = new FormData(event.target).getAll('invoice');
  const invoices = unpaid.filter(({ number }) => chosen.includes(number)).map(ublOf);
  document.getElementById('intake').hidden = false;
  document.getElementById('intake').scrollIntoView();
  (window.incassoIntake ||= []).push(['add', { invoices }]);
  event.target.querySelector('button').disabled = true;
});
