export const invitationText = {
  title: 'Hebt u een e-factuur (Peppol)?',
  promise: 'Wij vullen het formulier in.',
  choose: 'Factuur kiezen',
  label: 'E-facturen',
  plainPdf: 'In deze PDF zit geen e-factuur. Hij gaat mee als document.',
  unreadPdf:
    'In deze PDF konden we geen e-factuur lezen. Kies het XML-bestand van de factuur, of vul zelf in. De PDF gaat mee als document.',
} as const;
