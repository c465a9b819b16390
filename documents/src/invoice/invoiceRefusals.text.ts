import { noInvoiceWords } from '@incasso/contract/documents/documentRefusals';

export const invoiceRefusals = {
  empty: 'Dit bestand is leeg. Haal de factuur opnieuw uit uw boekhoudpakket.',
  too_large: 'Dit bestand is te groot om als e-factuur te lezen. Voeg de factuur als PDF toe.',
  pdf: 'In deze PDF zit geen e-factuur. Voeg hem toe bij uw documenten, of kies het XML-bestand van de factuur.',
  pdf_unread:
    'In deze PDF konden we geen e-factuur lezen. Kies het XML-bestand van de factuur, of vul de gegevens zelf in.',
  not_xml: 'Dit is geen XML-bestand. Kies het XML-bestand dat uw boekhoudpakket van de factuur bewaart.',
  encoding: 'We kunnen de tekens in dit bestand niet lezen. Haal de factuur opnieuw uit uw boekhoudpakket.',
  malformed:
    'Dit bestand is beschadigd of niet volledig. Haal de factuur opnieuw uit uw boekhoudpakket, of vraag ze opnieuw op.',
  doctype:
    'In dit bestand staan definities (DTD) die er niet thuishoren. Uit voorzorg lezen we het niet. Haal de factuur opnieuw uit uw boekhoudpakket.',
  active_content:
    'In dit bestand zit een webpagina, een tekening of een stijlblad. Uit voorzorg lezen we het niet. Haal de factuur opnieuw uit uw boekhoudpakket.',
  too_complex: 'Dit bestand is te lang om als e-factuur te lezen. Voeg de factuur als PDF toe.',
  other_cii:
    'Dit is een e-factuur in een oudere vorm (ZUGFeRD 1). Bewaar ze als UBL, het Belgische formaat van Peppol, of voeg ze als PDF toe.',
  wrong_namespace:
    'Dit XML-bestand lijkt op een e-factuur, maar volgt UBL 2.1 niet. Bewaar de factuur als Peppol BIS Billing 3.0, of voeg ze als PDF toe.',
  other_ubl: 'Dit is een ander UBL-document dan een factuur of creditnota. Kies het XML-bestand van de factuur zelf.',
  other_xml: noInvoiceWords,
  incomplete:
    'In deze e-factuur ontbreekt het nummer, de munt, het te betalen bedrag of de koper. Vul de gegevens zelf in, en voeg de factuur als PDF toe.',
  mixed_currencies:
    'Het te betalen bedrag van deze e-factuur staat in een andere munt dan de factuur. Vul de gegevens zelf in, en voeg de factuur als PDF toe.',
} as const;

export type InvoiceRefusal = keyof typeof invoiceRefusals;
