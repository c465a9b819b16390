import type { PageSource } from '@incasso/frontend/host/pages';
import { answersWithin, firmProfile } from '@incasso/contract/firmProfile';
import type { RouteName } from '@incasso/contract/routes';

const { firmName, address, openingHours, product } = firmProfile;

/** The component and window title of every page. Search engines show the title with the firm's name at its end. */
export const sitePages: Readonly<Record<RouteName, PageSource>> = {
  home: {
    title: `Facturen invorderen in ${address.city} | ${firmName}`,
    load: async () => (await import(/* webpackChunkName: "home" */ './pages/home/HomePage')).HomePage,
  },
  about: {
    title: `Over ons | ${firmName}`,
    load: async () => (await import(/* webpackChunkName: "about" */ './pages/about/AboutPage')).AboutPage,
  },
  services: {
    title: `Onze diensten | ${firmName}`,
    load: async () => (await import(/* webpackChunkName: "services" */ './pages/services/ServicesPage')).ServicesPage,
  },
  faq: {
    title: `Veelgestelde vragen | ${firmName}`,
    load: async () => (await import(/* webpackChunkName: "faq" */ './pages/faq/FaqPage')).FaqPage,
  },
  contact: {
    title: `Contact | ${firmName}`,
    load: async () => (await import(/* webpackChunkName: "contact" */ './pages/contact/ContactPage')).ContactPage,
  },
  start: {
    title: `Start invordering | ${firmName}`,
    load: async () => (await import(/* webpackChunkName: "start" */ './pages/start/StartPage')).StartPage,
  },
};

/** Descriptions for search results, 120 to 160 characters each. A function, so that browser bundles leave them out. */
export function pageDescriptions(questionCount: number): Readonly<Record<RouteName, string>> {
  return {
    home: `${firmName} in ${address.city} (${address.region}) int uw facturen. Onbetwist, tussen bedrijven in België en zonder rechtbank: no cure no pay.`,
    about: `Drie advocaten en drie administratieve medewerkers in ${address.city}. Van de eerste aanmaning tot de uitvoering blijft uw dossier bij één kantoor.`,
    services:
      'Invordering van facturen, advies voor kredietcontrole, debiteurenbeheer en juridische bijstand. In vijf stappen van factuur naar betaling.',
    faq: `Wat kost een invordering, wat als uw debiteur niet akkoord gaat of failliet is, en kan het zonder rechtbank? Antwoorden op ${String(questionCount)} vragen.`,
    contact: `Bel, mail of schrijf ${firmName} in ${address.city}. Open van ${openingHours.inSentences}. Een aanvraag indienen kan ook meteen online.`,
    start: `Dien uw onbetaalde factuur online in, in drie stappen en zonder account. Op werkdagen krijgt u binnen ${answersWithin} antwoord van ons kantoor.`,
  };
}

/** Alternative texts of the pictures in link previews, `social/<name>.png`: their words and drawing. */
export function socialPictureAlts(): Readonly<Record<RouteName, string>> {
  return {
    home: '‘Van openstaand naar betaald.’, met een tekening van een factuur met stempel op een bureau',
    about: `‘Over ${product} Advocaten’, met een tekening van het team rond de vergadertafel`,
    services: '‘Van factuur naar betaling in vijf stappen’, met een tekening van een factuur met stempel',
    faq: '‘Uw vragen over onbetaalde facturen’, met een tekening van een factuur met stempel',
    contact: '‘Bel, mail of schrijf ons’, met een tekening van de Broeltorens aan de Leie in Kortrijk',
    start: '‘Start uw invordering’, met een tekening van een factuur met stempel op een bureau',
  };
}
