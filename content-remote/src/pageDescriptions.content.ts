import { firmProfile } from '@incasso/contract/firmProfile';
import type { RouteName } from '@incasso/contract/routes';

const { firmName, address, openingHours } = firmProfile;

/** What search results show under each page's title: 120 to 160 characters. */
export const pageDescriptions: Readonly<Record<RouteName, string>> = {
  home: `${firmName} in ${address.city} (${address.region}) int uw onbetaalde facturen. No cure no pay voor onbetwiste facturen. Dien uw dossier online in.`,
  about: `Drie advocaten en drie administratieve medewerkers in ${address.city}. Van de eerste aanmaning tot de uitvoering blijft uw dossier bij één kantoor.`,
  services:
    'Invordering van facturen, advies voor kredietcontrole, debiteurenbeheer en juridische bijstand. In vijf stappen van factuur naar betaling.',
  faq: 'Wat kost een invordering, wat als uw debiteur niet akkoord gaat of failliet is, en kan het zonder rechtbank? Antwoorden op 22 vragen.',
  contact: `Bel, mail of schrijf ${firmName} in ${address.city}. Open van ${openingHours.inSentences}. Een dossier starten kan ook meteen online.`,
  start:
    'Dien uw onbetaalde factuur online in, in drie stappen en zonder account. Op werkdagen krijgt u binnen 24 uur antwoord van ons kantoor.',
};
