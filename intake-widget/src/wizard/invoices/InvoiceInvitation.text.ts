export const invitationText = {
  promise: 'E-factuur? Wij vullen de velden in.',
  choose: 'Kiezen',
  chooseNamed: 'E-factuur kiezen',
  label: 'E-facturen',
  where: [
    'Open de verkoopfactuur in uw pakket en kies ‘Downloaden’ of ‘Exporteren’ als XML (UBL, Peppol).',
    'Meer dan één factuur of creditnota mag.',
    'Ook een PDF waarin de e-factuur zit (Factur-X, ZUGFeRD, Odoo). Er wordt niets verzonden voor u indient.',
  ],
  plainPdf: 'In deze PDF zit geen e-factuur. Hij gaat mee als document.',
  unreadPdf:
    'In deze PDF konden we geen e-factuur lezen. Kies het XML-bestand van de factuur, of vul zelf in. De PDF gaat mee als document.',
} as const;
