import type { PageSource } from '@incasso/browser/host/pages';
import { answersWithin, firmProfile } from '@incasso/contract/firmProfile';
import type { RouteName } from '@incasso/contract/routes';
import type { SocialPictureContent } from './social-pictures/SocialPicture';

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

/**
 * Descriptions for search results, 120 to 160 characters each. A function, as `socialPictures` below, so that browser
 * bundles leave the texts out.
 */
export function pageDescriptions(questionCount: number): Readonly<Record<RouteName, string>> {
  return {
    // claim: undisputed-fee, all-online
    home: `${firmName} in ${address.city} (${address.region}) int uw onbetaalde facturen. Onbetwist, tussen bedrijven en zonder rechtbank: no cure no pay.`,
    // claim: one-firm, team
    about: `Drie advocaten en drie administratieve medewerkers in ${address.city}. Van de eerste aanmaning tot de uitvoering blijft uw dossier bij één kantoor.`,
    // claim: five-steps
    services:
      'Invordering van facturen, advies voor kredietcontrole, debiteurenbeheer en juridische bijstand. In vijf stappen van factuur naar betaling.',
    faq: `Wat kost een invordering, wat als uw debiteur niet akkoord gaat of failliet is, en kan het zonder rechtbank? Antwoorden op ${String(questionCount)} vragen.`,
    contact: `Bel, mail of schrijf ${firmName} in ${address.city}. Open van ${openingHours.inSentences}. Een aanvraag indienen kan ook meteen online.`,
    // claim: answer-within-24-hours, all-online
    start: `Dien uw onbetaalde factuur online in, in drie stappen en zonder account. Op werkdagen krijgt u binnen ${answersWithin} antwoord van ons kantoor.`,
  };
}

export function socialPictureAlt({ lines, art }: SocialPictureContent): string {
  return `‘${lines.join(' ')}’, met een tekening van ${drawings[art]}`;
}

const drawings = {
  desk: 'een factuur met stempel op een bureau',
  invoice: 'een factuur met stempel',
  team: 'het team rond de vergadertafel',
  leie: 'de Broeltorens aan de Leie in Kortrijk',
} as const satisfies Record<SocialPictureContent['art'], string>;

/** Text and drawing of the picture in each page's link preview. */
export function socialPictures(): Readonly<Record<RouteName, SocialPictureContent>> {
  return {
    home: { lines: ['Van openstaand', 'naar', 'betaald.'], art: 'desk' },
    about: { lines: ['Over', product, 'Advocaten'], art: 'team' },
    services: { lines: ['Van factuur', 'naar betaling', 'in vijf stappen'], art: 'invoice' },
    faq: { lines: ['Uw vragen over', 'onbetaalde', 'facturen'], art: 'invoice' },
    contact: { lines: ['Bel, mail', 'of schrijf', 'ons'], art: 'leie' },
    start: { lines: ['Start uw', 'invordering'], art: 'desk' },
  };
}
