import { costFigures } from '@incasso/debts/costFigures';
import { costWords, onProposal } from '@incasso/debts/costWords';
import { costTerms } from '@incasso/debts/costRules';
import { acceptedDebtor, answersWithin, payoutPromise } from '@incasso/contract/firmProfile';
import { costsLink, stepsLink } from '@incasso/contract/routes';
import type { CallToActionText, ProcessStep, ServiceCard } from '../../content/contentTypes';

export const servicesHero = {
  title: 'Onze Diensten',
  lead: `Elke vervallen factuur aan ${acceptedDebtor} komt in aanmerking.`,
} as const;

export const servicesAnchors = {
  title: 'Op deze pagina',
  items: {
    services: { id: 'diensten', title: 'Vier diensten' },
    costs: { id: costsLink.id, title: costsLink.name },
    steps: { id: stepsLink.id, title: stepsLink.name },
  },
} as const;

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
    description: 'We lichten uw voorwaarden en werkwijze door.',
    features: [
      'Algemene voorwaarden die standhouden',
      'Geldige bedingen over interest en schade',
      'Toegestane betaaltermijnen',
      'Herinneringen aan consumenten, volgens de wet',
    ],
  },
  {
    title: 'Debiteurenbeheer',
    description: 'Wij volgen uw openstaande posten op.',
    features: [
      'Vervaldagen opvolgen',
      'Herinneren en aanmanen op het juiste moment',
      'Afbetalingsplannen opvolgen',
      'Overzicht van wat openstaat',
    ],
  },
  {
    title: 'Juridische bijstand en diensten',
    features: [
      'Solvabiliteitscontrole van uw debiteur',
      'Advies: is uw zaak haalbaar?',
      'Screening op juridische valkuilen',
      'Bewarende maatregelen, zoals beslag',
    ],
  },
];

export const process: { readonly title: string; readonly steps: readonly ProcessStep[] } = {
  title: 'In vijf stappen van factuur naar betaling',
  steps: [
    {
      title: 'U dient uw aanvraag in',
      text: 'Via ons onlineportaal laadt u uw factuur op: als e-factuur (Peppol), pdf of foto.',
      term: `Op werkdagen antwoord binnen ${answersWithin}`,
    },
    {
      title: 'Juridische aanmaning',
      text: 'Een advocaat vraagt uw debiteur het volledige bedrag, binnen een termijn.',
      term: 'De werkdag na uw akkoord',
    },
    {
      title: 'Minnelijke fase',
      text: 'We onderhandelen, en spreken waar nodig een afbetalingsplan af.',
      term: 'In overleg met u',
    },
    {
      title: 'Gerechtelijke procedure',
      text: 'Onbetwiste facturen tussen bedrijven kunnen vaak zonder rechtbank, via IOS: minstens een maand en acht dagen. Anders vragen we de rechter een uitvoerbare titel.',
      term: 'Alleen als het moet',
    },
    {
      title: 'Inning en uitbetaling',
      text: payoutPromise,
      term: 'Met een afrekening',
    },
  ],
};

export const servicesCallToAction: CallToActionText = {
  title: 'Dien uw ==factuur== in.',
  start: 'Start invordering',
};

export const calculatorText = {
  title: 'Reken uw factuur uit',
  private: 'Wat u invult, blijft op uw toestel.',
  amount: 'Openstaand bedrag',
  amountHint: 'In euro, met btw',
  dueDate: 'Vervaldag',
  dueDateHint: 'dd/mm/jjjj',
  calculate: 'Bereken',
  how: 'Hoe rekenen we de interest?',
  errors: {
    amount: 'Vul een bedrag boven nul in, bijvoorbeeld 1.250,50.',
    currency: 'Vul een bedrag in euro in. In een andere munt rekenen we hier niet.',
    notPast: 'Vul een vervaldag in die voorbij is.',
    lapsed: 'Misschien verjaard: deze factuur is meer dan tien jaar oud. Vraag het ons.',
  },
} as const;

/** What is not a kind of case, at the end of the price list. */
export const otherServices = { title: 'Onze andere diensten', price: onProposal } as const;

export const costConditions = {
  title: 'Wat als hij een deel betaalt, of later betwist?',
  items: [
    costTerms.extra,
    `Betaalt hij een deel van een factuur die ${costWords.scope} is? ${costTerms.payOrder}`,
    `Betwist hij pas later, dan stoppen we. Was de factuur tot dan ${costWords.scope}, dan betaalt u geen ereloon. ${costWords.laterDispute}`,
    `Beslag leggen, na IOS of een vonnis: u krijgt een nieuw voorstel. ${costTerms.enforcement}`,
    costTerms.openAmount,
    `${costTerms.withoutVat} Onze facturen betaalt u binnen ${String(costFigures.paymentTermDays)} dagen.`,
  ],
} as const;
