import { firmImprint, firmProfile, noCommitment } from '@incasso/contract/firmProfile';
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
  // claim: ages
  since: { figure: '12+', unit: 'jaar eigen incassodienst' },
  // claim: ages, one-firm
  paragraphs: [
    'Meer dan 12 jaar geleden begon een advocaat in zijn kantoor met een eigen incassodienst. Hij zag zijn cliënten steeds hetzelfde meemaken: goed werk geleverd, een correcte factuur gestuurd en dan wachten. Een incassobureau kon bellen en schrijven, maar niet dagvaarden. Een advocaat kon dagvaarden, maar kwam er vaak pas bij als het dossier al oud was.',
    'Hij bracht de twee samen. Administratieve medewerkers volgen de termijnen op, bellen en schrijven. Advocaten beoordelen de zaak, onderhandelen en gaan naar de rechtbank als het moet. Ze werken aan hetzelfde dossier, onder hetzelfde dak.',
    'Zo werken we vandaag nog. Van de eerste aanmaning tot de uitvoering blijft uw dossier bij ons, zonder derde partijen ertussen. Alleen om stukken te betekenen (officieel te bezorgen) en voor beslag treedt een gerechtsdeurwaarder op, zoals de wet vraagt. U hebt één kantoor, één dossier en één aanspreekpunt.',
  ],
} as const;

/** Samples: replace them with the people of the firm. */
// claim: team
export const team: {
  readonly title: string;
  readonly intro: string;
  readonly members: readonly TeamMember[];
} = {
  title: 'Wie aan uw dossier werkt',
  intro: 'Drie advocaten en drie administratieve medewerkers.',
  members: [
    { name: 'Elise Voorbeeld', role: 'Advocaat', specialization: 'Handelsrecht en procedures' },
    { name: 'Wouter Model', role: 'Advocaat', specialization: 'Onbetwiste schulden en beslag' },
    // claim: abroad
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
    text: 'Bedrijven geven waar ze recht op hebben: het geld voor het werk dat ze hebben geleverd. Snel, correct en zonder dat ze er zelf achteraan moeten.',
  },
  {
    title: 'Onze visie',
    text: 'Op tijd betaald worden hoort gewoon te zijn. Daarom maken we invorderen zo eenvoudig dat geen enkel bedrijf nog een factuur hoeft af te schrijven door tijdsgebrek.',
  },
];

export const values: { readonly title: string; readonly items: readonly TitledText[] } = {
  title: 'Waar we voor staan',
  items: [
    { title: 'Betrouwbaarheid', text: 'Wat we afspreken, doen we. Wat we innen, rekenen we stipt met u af.' },
    { title: 'Efficiëntie', text: 'Geen papier en geen stap te veel. Uw dossier gaat vooruit.' },
    // claim: lawyer-judges
    { title: 'Kwaliteit', text: 'Een advocaat beoordeelt uw dossier en volgt het op tot het rond is.' },
    { title: 'Resultaat', text: 'Een dossier is voor ons pas geslaagd als u betaald bent.' },
    // claim: not-feasible
    { title: 'Degelijkheid', text: 'We gaan alleen verder met een vordering die juridisch standhoudt.' },
  ],
};

export const differentiators: { readonly title: string; readonly items: readonly TitledText[] } = {
  title: 'Wat wij anders doen',
  items: [
    {
      title: 'No-nonsenseaanpak',
      text: 'We zeggen waar het op staat: wat haalbaar is, wat het kost en wanneer u beter stopt.',
    },
    {
      // claim: ages
      title: 'Juridische expertise',
      text: '15 jaar ervaring met handelszaken. We weten wat debiteuren aanvoeren, en wat daarop het antwoord is.',
    },
    {
      // claim: five-steps
      title: 'Gestroomlijnde processen',
      text: 'Vijf vaste stappen, met termijnen die we opvolgen.',
    },
    {
      // claim: one-firm
      title: 'Directe juridische actie',
      text: 'Helpt aanmanen niet, dan zetten we zelf de volgende stap, via IOS of voor de rechter. U hoeft geen ander kantoor te zoeken.',
    },
  ],
};

export const aboutCallToAction: CallToActionText = {
  title: 'Geef ons ==één== factuur.',
  // claim: no-commitment
  text: `${noCommitment}: wat het kost, leest u vooraf. Of kom eerst kennismaken.`,
  start: 'Start invordering',
  contact: 'Neem contact op',
};
