export const layoutText = {
  skipLink: 'Naar de inhoud',
  mainNavigation: 'Hoofdnavigatie',
  openMenu: 'Open menu',
  closeMenu: 'Sluit menu',
  description:
    'Advocaten die onbetaalde facturen invorderen: met de precisie van een advocaat, met de snelheid van een incassobureau.',
  navigationHeading: 'Op deze site',
  contactHeading: 'Contact',
  linkedIn: 'Volg ons op LinkedIn',
  privacyPolicy: 'Privacybeleid',
  generalTerms: 'Algemene voorwaarden',
} as const;
