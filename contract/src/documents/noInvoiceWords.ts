/** Message for an XML file that is no e-invoice, in the list of documents and in the e-invoice reader. */
export const noInvoiceWords =
  'Dit XML-bestand is geen e-factuur die we kunnen lezen. Kies het XML-bestand van de factuur, of voeg ze als PDF toe.';
