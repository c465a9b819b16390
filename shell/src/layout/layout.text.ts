import { firmImprint, firmProfile } from '@incasso/contract/firmProfile';

const { companyNumber } = firmProfile;

export const layoutText = {
  skipLink: 'Naar de inhoud',
  mainNavigation: 'Hoofdnavigatie',
  openMenu: 'Open menu',
  closeMenu: 'Sluit menu',
  start: 'Start',
  /** Visible only in a wide bar, but always read by screen readers. */
  startWhat: ' invordering',
  description: `Advocatenkantoor in ${firmProfile.address.city} dat onbetaalde facturen van bedrijven int, van de eerste aanmaning tot de uitbetaling.`,
  imprint: `${firmImprint.legalName}, ondernemingsnummer (btw BE) ${companyNumber}, ${firmImprint.register}. Ingeschreven bij de ${firmImprint.bar}.`,
  navigationHeading: 'Op deze site',
  contactHeading: 'Contact',
  linkedIn: 'Volg ons op LinkedIn',
  privacyPolicy: 'Privacybeleid',
  generalTerms: 'Algemene voorwaarden',
} as const;
