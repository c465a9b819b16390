export const invitationText = {
  question: 'Hebt u uw e-factuur als XML-bestand?',
  promise: 'Dan typt u bijna niets: we vullen in wat erin staat. Er wordt niets verzonden voor u indient.',
  choose: 'E-factuur kiezen',
  label: 'E-facturen',
  where: 'Waar vind ik dat bestand?',
  whereWords:
    'Open de verkoopfactuur in uw boekhoud- of facturatiepakket en kies downloaden of exporteren als XML (ook UBL of Peppol genoemd). Verstuurde u de factuur via Peppol, dan bewaart uw pakket dat bestand bij de verzonden facturen. U mag meer dan één factuur kiezen, ook creditnota’s.',
} as const;
