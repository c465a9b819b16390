import { costsLink } from '@incasso/contract/routes';
import { costWords, kindNames, kindPrices, onProposal } from '@incasso/debts/costWords';
import {
  acceptedDebtor,
  answersWithin,
  firmProfile,
  noCommitment,
  payoutPromise,
  paysWithin,
} from '@incasso/contract/firmProfile';
import type { CallToActionText, Testimonial } from '../../content/contentTypes';
import type { Feature } from './Features';
import type { Statistic } from './StatisticFigure';
import { sampleWords } from '../../content/sampleInvoice.content';

const [paymentFigure = '', paymentUnit = ''] = paysWithin.split(' ');

export const homeHero = {
  title: 'Van openstaand naar ==betaald.==',
  lead: 'Wij innen uw facturen met de precisie van advocaten en de snelheid van een incassobureau.',
  promises: [`${kindNames.undisputed}: no cure no pay`, `Op werkdagen antwoord binnen ${answersWithin}`],
  art: 'Een factuur op een bureau. De stempel ‘Openstaand’ maakt plaats voor ‘Betaald’.',
} as const;

export const heroForm = {
  title: 'Start uw invordering',
  name: 'Naam',
  email: 'E-mail',
  submit: 'Start',
  note: `Voor facturen aan ${acceptedDebtor}.`,
} as const;

export const features: { readonly title: string; readonly items: readonly Feature[] } = {
  title: 'Wat u krijgt',
  items: [
    {
      title: 'Juridische kracht',
      text: 'Een advocaat schrijft uw debiteur aan.',
      figure: '1',
      unit: 'kantoor, van de aanmaning tot de uitvoering',
    },
    {
      title: 'Snelle resultaten',
      text: 'U dient online in.',
      figure: '1',
      unit: 'werkdag na uw akkoord vertrekt de aanmaning',
    },
    {
      title: 'Betrouwbare partner',
      text: payoutPromise,
      figure: paymentFigure,
      unit: `${paymentUnit} hoogstens`,
    },
    {
      title: 'Bewezen aanpak',
      text: 'Elk dossier stopt zodra alles betaald is.',
      figure: '5',
      unit: 'vaste stappen',
    },
  ],
};

export const statistics: { readonly title: string; readonly note: string; readonly items: readonly Statistic[] } = {
  title: 'In cijfers',
  note: '* Eigen cijfers, stand eind 2024. Succes: afgesloten onbetwiste dossiers waarin de debiteur (deels) betaalde. Bedrag: alle betalingen sinds de start.',
  items: [
    { start: 0, end: 20, suffix: '+', label: 'jaar ervaring als advocaat' },
    { start: 0, end: 98, suffix: '%', label: 'succespercentage*' },
    { start: 0, end: 1000, suffix: '+', label: 'dossiers in 2024' },
    { start: 0, end: 1_500_000, suffix: '+', label: 'euro ingevorderd*' },
  ],
};

export const teamPicture = {
  title: 'Eén vaste medewerker volgt uw dossier op',
  call: 'Bel het team',
} as const;

/** Samples: replace them with quotes that clients agreed to publish. */
export const testimonials: { readonly title: string; readonly items: readonly Testimonial[] } = {
  title: 'Wat cliënten zeggen',
  items: [
    {
      text: 'Na één brief waren twee van drie facturen betaald.',
      author: 'Karel Fictief',
      role: 'Zaakvoerder, Schrijnwerkerij Verzonnen',
      initials: 'KF',
    },
    {
      text: 'Ik laad de factuur op, de rest doen zij.',
      author: 'Sofie Sjabloon',
      role: 'Boekhouder, Drukkerij Nergens',
      initials: 'SS',
    },
    {
      text: 'Ze raadden ons ook één dossier af.',
      author: 'Mehmet Patroon',
      role: 'Financieel directeur, Transport Oefenrit',
      initials: 'MP',
    },
    {
      text: 'Ook onze koper in Frankrijk betaalde.',
      author: 'Ilse Maquette',
      role: 'Exportmanager, Textiel Prototype',
      initials: 'IM',
    },
    {
      text: 'De toon bleef correct. De koper bestelt nog altijd.',
      author: 'Dirk Denkbeeld',
      role: 'Zaakvoerder, Groothandel Dummy',
      initials: 'DD',
    },
    {
      text: 'Zonder rechtbank kregen we het volledige bedrag.',
      author: 'Nathalie Specimen',
      role: 'Vennoot, Architecten Luchtkasteel',
      initials: 'NS',
    },
  ],
};

export const phoneBand = {
  title: 'Liever overleggen?',
  hours: firmProfile.openingHours.display,
} as const;

export const homeCallToAction: CallToActionText = {
  title: 'Welke factuur staat nog ==open?==',
  text: `${noCommitment}.`,
  start: 'Start invordering',
};

export const homeQuestions = { title: 'Veelgestelde vragen', more: 'Bekijk de FAQ' } as const;

export const costSummary = {
  title: costsLink.name,
  items: [
    { term: kindNames.undisputed, value: `${kindPrices.undisputed}. ${costWords.fee}` },
    { term: `Voorbeeld: ${sampleWords.amount}`, value: sampleWords.kept },
    {
      term: 'Gerechtsdeurwaarder',
      value: `Voorschot van ${costWords.advance}, na uw akkoord. ${costWords.advanceBack}`,
    },
    { term: kindNames.disputed, value: `${kindPrices.disputed}. ${costWords.loser}` },
    { term: 'Consument', value: `${kindPrices.consumer}.` },
    { term: 'Buitenland, overheid, faillissement', value: `${onProposal}.` },
  ],
  more: 'Reken het uit',
} as const;
