import { firmImprint, firmProfile, noCommitment, whoWorks } from '@incasso/contract/firmProfile';
import type { CallToActionText, TeamMember, TitledText } from '../../content/contentTypes';

const { companyNumber, escrowAccount } = firmProfile;
const lawyersSite = new URL(firmImprint.lawyersSite).hostname;

export const aboutHero = {
  title: `Over ${firmProfile.product} Advocaten`,
  tagline: 'Advocaten die facturen ==betaald krijgen.==',
  art: 'Het team rond de vergadertafel, met zicht op de Broeltorens in Kortrijk.',
} as const;

export const story = {
  title: 'Hoe het begon',
  since: { figure: '12+', unit: 'jaar eigen incassodienst' },
  paragraphs: [
    'Meer dan 12 jaar geleden begon een advocaat in zijn kantoor met een eigen incassodienst. Zijn cliënten leverden goed werk, stuurden een correcte factuur en wachtten dan. Een incassobureau kon bellen en schrijven, maar niet dagvaarden. Een advocaat kon dat wel, maar kwam er vaak laat bij.',
    'Hij bracht de twee samen, onder één dak. Administratieve medewerkers volgen de termijnen op, bellen en schrijven. Advocaten beoordelen de zaak, onderhandelen en gaan naar de rechtbank als het moet.',
    'Zo werken we vandaag nog. Uw dossier blijft bij ons, van de eerste aanmaning tot de uitvoering, zonder derde partijen ertussen. Alleen om stukken te betekenen (officieel te bezorgen) en voor beslag treedt een gerechtsdeurwaarder op, zoals de wet vraagt.',
  ],
} as const;

/** Samples: replace them with the people of the firm. */
export const team: { readonly title: string; readonly members: readonly TeamMember[] } = {
  title: 'Wie aan uw dossier werkt',
  members: [
    { name: 'Elise Voorbeeld', role: 'Advocaat', specialization: 'Handelsrecht en procedures' },
    { name: 'Wouter Model', role: 'Advocaat', specialization: 'Onbetwiste schulden en beslag' },
    { name: 'Nadia Staal', role: 'Advocaat', specialization: 'Debiteuren in het buitenland' },
    { name: 'Bram Proef', role: 'Administratief medewerker', specialization: 'Minnelijke fase' },
    {
      name: 'Lien Schets',
      role: 'Administratief medewerker',
      specialization: 'Betalingen en derdenrekening',
    },
    { name: 'Greet Ontwerp', role: 'Administratief medewerker' },
  ],
};

export const credentials = {
  title: 'Kijk het gerust na',
  facts: [
    { term: 'Balie', value: firmImprint.bar },
    { term: 'Advocaten en derdenrekening opzoeken', value: lawyersSite, href: firmImprint.lawyersSite },
    { term: 'Derdenrekening', value: escrowAccount },
    { term: 'Ondernemingsnummer', value: `btw BE ${companyNumber}` },
    { term: 'Beroepsaansprakelijkheid', value: firmImprint.insurer },
  ],
} as const;

export const missionAndVision: readonly TitledText[] = [
  {
    title: 'Onze missie',
    text: 'Bedrijven het geld bezorgen waar ze recht op hebben, snel en correct.',
  },
  {
    title: 'Onze visie',
    text: 'Geen enkel bedrijf hoeft nog een factuur af te schrijven door tijdsgebrek.',
  },
];

export const values: { readonly title: string; readonly items: readonly TitledText[] } = {
  title: 'Waar we voor staan',
  items: [
    { title: 'Betrouwbaarheid', text: 'Wat we innen, rekenen we stipt met u af.' },
    { title: 'Efficiëntie', text: 'U dient online in.' },
    { title: 'Kwaliteit', text: whoWorks },
    { title: 'Resultaat', text: 'Een dossier is pas geslaagd als u betaald bent.' },
    { title: 'Degelijkheid', text: 'We gaan alleen verder met wat juridisch standhoudt.' },
  ],
};

export const differentiators: { readonly title: string; readonly items: readonly TitledText[] } = {
  title: 'Wat wij anders doen',
  items: [
    {
      title: 'No-nonsenseaanpak',
      text: 'We zeggen wat haalbaar is, wat het kost en wanneer u beter stopt.',
    },
    {
      title: 'Juridische expertise',
      text: '15 jaar ervaring met handelszaken, en met wat debiteuren aanvoeren.',
    },
    {
      title: 'Gestroomlijnde processen',
      text: 'Vijf vaste stappen, met termijnen die we opvolgen.',
    },
    {
      title: 'Directe juridische actie',
      text: 'Helpt aanmanen niet, dan zetten we zelf de volgende stap, via IOS of voor de rechter.',
    },
  ],
};

export const aboutCallToAction: CallToActionText = {
  title: 'Dien ==één factuur== in.',
  text: `${noCommitment}: wat het kost, leest u vooraf.`,
  start: 'Start invordering',
  contact: 'Neem contact op',
};
