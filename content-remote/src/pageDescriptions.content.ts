import { firmProfile } from '@incasso/contract/firmProfile';
import type { RouteName } from '@incasso/contract/routes';

const { firmName, address } = firmProfile;

/** What search results show under each page's title: 120 to 160 characters. */
export const pageDescriptions: Readonly<Record<RouteName, string>> = {
  home: `${firmName} int de onbetaalde facturen van uw bedrijf. No cure no pay. Dien uw dossier online in en krijg binnen 24 uur antwoord.`,
  about: `Drie advocaten en drie administratieve medewerkers in ${address.city}. Wij doen alles zelf, van de eerste aanmaning tot de uitvoering.`,
  services:
    'Invordering van facturen, advies voor kredietcontrole, debiteurenbeheer en juridische bijstand. In vijf stappen van factuur tot betaling.',
  faq: 'Wat kost een invordering, wat als uw klant betwist of failliet gaat, en kan het zonder rechtbank? Antwoorden op 22 vragen.',
  contact: `Bel, mail of schrijf ${firmName} in ${address.city}. Open van maandag tot vrijdag, van 8:30 tot 18:00. Een dossier starten kan ook meteen online.`,
  start:
    'Dien uw onbetaalde factuur online in, in drie stappen en zonder account. Binnen 24 uur krijgt u antwoord van een advocaat.',
};
