import { answersWithin, paysWithin } from '@incasso/contract/firmProfile';
import { costsLink } from '@incasso/contract/routes';
import { kindNames } from '@incasso/debts/costWords';
import type { CallToActionText, ProcessStep, ServiceCard } from '../../content/contentTypes';

export const servicesHero = {
  title: 'Onze Diensten',
  // claim: who-may-submit
  lead: 'Van een factuur die te lang openstaat tot voorwaarden die dat voorkomen. Elke vervallen factuur aan een bedrijf in België of de EU komt in aanmerking.',
  facts: [
    // claim: undisputed-fee
    {
      term: kindNames.undisputed,
      value: 'Geen resultaat, geen ereloon. Wel resultaat? Dan betaalt uw debiteur ons, boven op uw factuur.',
    },
    { term: costsLink.name, value: 'Reken het uit voor uw zaak', href: costsLink.address },
  ],
} as const;

// claim: services, abroad, proposal-first
export const services: readonly ServiceCard[] = [
  {
    title: 'Invordering van onbetaalde facturen',
    features: [
      'Aanmaning door een advocaat',
      'Onderhandelen en akkoorden vastleggen',
      'IOS-procedure voor onbetwiste facturen, zonder rechtbank',
      'Dagvaarden en uitvoeren als het moet',
      'Debiteuren in andere EU-landen (bij ons kortweg CROS)',
    ],
  },
  {
    title: 'Juridisch advies voor uw kredietcontrole',
    description:
      'Wie goed begint, hoeft minder in te vorderen. We lichten uw voorwaarden en werkwijze door. Prijs: op voorstel.',
    features: [
      'Algemene voorwaarden die standhouden',
      'Geldige bedingen over interest en schade',
      'Betaaltermijnen die tussen bedrijven toegestaan zijn',
      'Herinneringen aan consumenten, volgens de wet',
    ],
  },
  {
    title: 'Debiteurenbeheer',
    description:
      'Wij volgen uw openstaande posten op, zodat uw boekhouding dat niet hoeft te doen. Prijs: op voorstel.',
    features: [
      'Vervaldagen opvolgen',
      'Herinneren en aanmanen op het juiste moment',
      'Afbetalingsplannen opvolgen',
      'Overzicht van wat openstaat en wat betaald is',
    ],
  },
  {
    title: 'Juridische bijstand en diensten',
    description: 'Voor u een stap zet, weet u of ze loont. En als er haast bij is, handelen we. Prijs: op voorstel.',
    features: [
      'Solvabiliteitscontrole van uw debiteur',
      'Advies: is uw zaak haalbaar?',
      'Screening op juridische valkuilen',
      'Bewarende maatregelen, zoals beslag',
    ],
  },
];

// claim: five-steps
export const process: { readonly title: string; readonly lead: string; readonly steps: readonly ProcessStep[] } = {
  title: 'In vijf stappen van factuur naar betaling',
  lead: 'Betaalt uw debiteur na stap twee, dan vallen stap drie en vier weg.',
  steps: [
    {
      // claim: answer-within-24-hours
      title: 'U dient uw aanvraag in',
      text: 'Via ons onlineportaal laadt u uw factuur op en vertelt u wat u weet.',
      term: `Op werkdagen antwoord binnen ${answersWithin}`,
    },
    {
      // claim: clients-consent, lawyer-judges
      title: 'Juridische aanmaning',
      text: 'Uw debiteur krijgt een aanmaning van een advocaat, met het volledige bedrag en een termijn om te betalen.',
      term: 'Met uw akkoord',
    },
    {
      title: 'Minnelijke fase',
      text: 'We onderhandelen met uw debiteur. Kan hij niet alles ineens betalen, dan spreken we een afbetalingsplan af.',
      term: 'In overleg met u',
    },
    {
      title: 'Gerechtelijke procedure',
      text: 'Onbetwiste facturen tussen bedrijven kunnen vaak zonder rechtbank, via IOS. Anders vragen we de rechter een uitvoerbare titel.',
      term: 'Alleen als het moet',
    },
    {
      // claim: paid-out-within-7-days
      title: 'Inning en uitbetaling',
      text: 'Wij storten door wat u toekomt, met een duidelijke afrekening.',
      term: `Binnen ${paysWithin} op uw rekening`,
    },
  ],
};

export const servicesCallToAction: CallToActionText = {
  title: 'Stap één is ==aan u.==',
  text: 'De volgende stap komt van ons.',
  start: 'Start invordering',
};
