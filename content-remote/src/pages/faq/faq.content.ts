import {
  acceptedDebtor,
  answersWithin,
  firmProfile,
  payoutPromise,
  telLink,
  whoWorks,
} from '@incasso/contract/firmProfile';
import { costsLink } from '@incasso/contract/routes';
import { costFigures } from '@incasso/debts/costFigures';
import { bailiffAdvances, consumerPenalties, consumerPenaltyMax } from '@incasso/debts/costTables';
import { capitalized } from '@incasso/debts/capitalized';
import { costWords, euro, onProposal } from '@incasso/debts/costWords';
import { costTerms } from '@incasso/debts/costRules';
import { newestRate } from '@incasso/debts/interestLines';
import { interestRates } from '@incasso/debts/interestRates';
import { dayInWords } from '@incasso/contract/isoDate';
import { documentTypesInWords } from '@incasso/contract/documents/documentTypes';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import type { CallToActionText, FaqTopic } from '../../content/contentTypes';
import { featuredQuestions } from './featuredQuestions.content';

export const faqHero = {
  title: 'Veelgestelde vragen',
  lead: 'Wat ondernemers vooraf willen weten.',
  topics: 'Thema’s',
  facts: [
    { term: 'Liever bellen?', value: firmProfile.phone.display, href: telLink },
    { term: 'Open', value: firmProfile.openingHours.display },
  ],
} as const;

export const faqTopics: readonly FaqTopic[] = [
  {
    title: 'Kosten',
    items: [
      featuredQuestions.cost,
      {
        id: 'wat-betekent-no-cure-no-pay',
        question: 'Wat betekent no cure no pay?',
        answer: `<p>Voor <strong>onbetwiste facturen tussen bedrijven</strong> geldt in de minnelijke fase en de IOS-procedure: geen resultaat, geen ereloon. Moet er gedagvaard worden, dan krijgt u een nieuw voorstel.</p>
<p>De wet verbiedt een ereloon dat alleen van de uitslag van een geschil afhangt (artikel 446ter van het Gerechtelijk Wetboek). Bij een onbetwiste factuur is er geen geschil. Betwiste facturen rekenen we daarom per uur aan.</p>`,
      },
      {
        id: 'wat-kost-de-gerechtsdeurwaarder',
        question: 'Wat kosten gerechtsdeurwaarder en rechtbank?',
        answer: `<p>Het voorschot voor de gerechtsdeurwaarder is <strong>${costWords.advance}</strong>, volgens zijn wettelijk tarief. U betaalt het pas als die stap nodig is, en na uw akkoord. ${costWords.advanceBack} Voor IOS is het ${String(bailiffAdvances[0].amount)} tot ${euro(bailiffAdvances[2].amount)}, naar het openstaande bedrag:</p>
<ul>
${bailiffAdvances.map(advanceItem).join('\n')}
</ul>
<p>Wilt u daarna beslag laten leggen, dan krijgt u een nieuw voorstel. De kosten komen bij de schuld. Heeft uw debiteur niets, dan zijn ze voor u.</p>
<p>Een dagvaarding kost ongeveer ${euro(costFigures.writ)}, plus ongeveer ${euro(costFigures.legalAidContribution)} voor het fonds voor rechtsbijstand (sinds ${dayInWords(costFigures.legalAidSince)}). U schiet die voor. Wie verliest, betaalt het rolrecht (${euro(costFigures.courtFee)}), de dagvaarding en een rechtsplegingsvergoeding: een vast bedrag voor de advocaat van de ander. Heeft uw debiteur niets meer, dan blijven de dagvaarding en ons ereloon voor u.</p>`,
      },
      {
        id: 'welke-interesten-en-schadevergoeding-kan-ik-vragen',
        question: 'Welke interest en welk schadebeding kan ik vragen?',
        answer: `<p>Tussen bedrijven loopt de interest vanzelf, vanaf de dag na de vervaldag. Zonder andere afspraak geldt de wet van 2 augustus 2002:</p>
<ul>
<li>uw debiteur betaalt binnen 30 dagen na ontvangst van de factuur;</li>
<li>de interest is ${newestRate(interestRates)}. Dat is de rente van de Europese Centrale Bank plus 8&nbsp;procentpunten, naar boven afgerond op een half;</li>
<li>daarbij komen een vaste vergoeding van 40 euro en een redelijke vergoeding voor de andere invorderingskosten.</li>
</ul>
<p>Meer dan 60&nbsp;dagen kunt u niet afspreken. Een schadebeding moet redelijk blijven: een rechter kan het verminderen. In IOS zijn interest en schadebeding samen hoogstens ${String(costFigures.iosAdditionsMaxPercent)}% van het openstaande bedrag, naast de 40 euro.</p>
<p><a href="${costsLink.address}">Reken het uit voor uw factuur</a></p>`,
      },
    ],
  },
  {
    title: 'Indienen',
    items: [
      {
        id: 'hoe-oud-mag-mijn-factuur-zijn',
        question: 'Welke facturen komen in aanmerking?',
        answer: `<p>Vervallen facturen, hoe klein ook, aan ${acceptedDebtor}. Loont het niet, dan zeggen we dat voor u iets betaalt. Is uw debiteur een consument? Dien gerust in: u krijgt eerst een offerte. Meer facturen, ook van meer debiteuren, dient u samen in. Uw boekhouder mag dat voor u doen.</p>
<p>Ook tegen een overheid loopt er interest. IOS kan daar niet. Zit uw debiteur buiten de EU, vraag het ons dan eerst.</p>
<p>Wacht niet te lang. Tussen bedrijven verjaart een factuur meestal na tien jaar, maar bijvoorbeeld in het transport veel sneller. Een consument kan zich soms al na een jaar op verjaring beroepen.</p>`,
      },
      {
        id: 'hoe-dien-ik-een-dossier-digitaal-in',
        question: 'Hoe dien ik mijn aanvraag in?',
        answer: `<p>Via <a href="/start">Start invordering</a>, in drie stappen en zonder account.</p>
<p>U kunt tot ${String(documentLimits.maxCount)} documenten toevoegen, elk tot ${formatDocumentSize(documentLimits.maxBytes)}: ${documentTypesInWords()} of e-factuur (Peppol, als XML). Een zip daarvan mag ook.</p>`,
      },
      {
        id: 'welke-documenten-hebt-u-nodig',
        question: 'Welke documenten hebt u nodig?',
        answer: `<p>Voor een vlotte start:</p>
<ul>
<li>de onbetaalde facturen, liefst als e-factuur (Peppol);</li>
<li>uw algemene voorwaarden;</li>
<li>de bestelbon, offerte of overeenkomst;</li>
<li>het bewijs van levering of uitvoering;</li>
<li>uw herinneringen en andere briefwisseling;</li>
<li>uw polis, als u een rechtsbijstandsverzekering hebt.</li>
</ul>
<p>Sinds 1 januari 2026 is een factuur tussen Belgische btw-plichtige bedrijven een e-factuur, meestal via Peppol. Het XML-bestand is de factuur; een gewone pdf volstaat niet meer. Hebt u alleen een pdf? Dien die toch in: we bekijken wat dat voor uw zaak betekent.</p>
<p>Hebt u niet alles? Dien dan toch in. Wij laten u weten wat er nog ontbreekt.</p>`,
      },
      {
        id: 'moet-ik-zelf-eerst-aanmanen',
        question: 'Moet ik zelf eerst herinneren?',
        answer: `<p>Bij een bedrijf hoeft dat niet: de interest loopt ook zonder herinnering. Bij een consument wel. Stuurde u er al, voeg ze dan toe.</p>`,
      },
    ],
  },
  {
    title: 'Procedure',
    items: [
      {
        id: 'hoe-snel-start-u-mijn-dossier',
        question: 'Hoe snel gaat het?',
        answer: `<p>Op werkdagen krijgt u binnen <strong>${answersWithin}</strong> antwoord.</p>
<p>De juridische aanmaning vertrekt de werkdag na uw akkoord. IOS duurt minstens een maand en acht dagen. Hoelang de minnelijke fase of een rechtszaak duurt, hangt af van uw debiteur.</p>`,
      },
      {
        id: 'hoe-verloopt-de-standaardprocedure',
        question: 'Hoe verloopt de standaardprocedure?',
        answer: `<p>In <a href="/services">vijf stappen</a>: indiening, juridische aanmaning, minnelijke fase, gerechtelijke procedure als het moet, en uitbetaling. Zodra uw debiteur alles betaald heeft, stopt de procedure.</p>
<p>Komt het tot een rechtszaak, dan treedt uw advocaat in uw naam op. Alleen als de rechter u zelf wil horen, gaat u mee.</p>`,
      },
      {
        id: 'advocaat-incassobureau-of-gerechtsdeurwaarder',
        question: 'Advocaat, incassobureau of gerechtsdeurwaarder?',
        answer: `<p>Een incassobureau kan bellen en schrijven, maar niet dagvaarden. Een gerechtsdeurwaarder bezorgt stukken officieel en legt beslag, maar begint IOS alleen op verzoek van een advocaat. Een advocaat doet alles van brief tot vonnis, en schakelt de gerechtsdeurwaarder in waar de wet dat vraagt.</p>`,
      },
      featuredQuestions.withoutCourt,
      {
        id: 'hoe-verloopt-de-ios-procedure',
        question: 'Hoe verloopt de IOS-procedure?',
        answer: `<ol>
<li>Op verzoek van uw advocaat betekent een gerechtsdeurwaarder een aanmaning: hij bezorgt ze officieel.</li>
<li>Uw debiteur heeft één maand om te betalen, een afbetalingsplan te vragen of met redenen te betwisten.</li>
<li>Reageert hij niet, dan volgt ten vroegste 8 dagen na die maand een proces-verbaal van niet-betwisting.</li>
<li>Een magistraat van het Beheers-&nbsp;en toezichtscomité van het Centraal bestand van berichten verklaart het uitvoerbaar. U hebt dan een uitvoerbare titel, zonder rechtbank.</li>
</ol>
<p>Ook daarna kan uw debiteur nog naar de rechter. Betwist hij tijdig, dan stopt IOS en staat de weg naar de rechtbank open.</p>
<p>IOS kan niet voor schulden van of tegenover de overheid, en niet tijdens een insolventieprocedure.</p>`,
      },
      {
        id: 'hoe-blijf-ik-op-de-hoogte',
        question: 'Hoe blijf ik op de hoogte?',
        answer: `<p>${whoWorks} U kunt mailen of bellen, met uw referentie.</p>
<p>Met u werken we in het Nederlands. Uw debiteur manen we aan in het Nederlands, het Frans of het Engels.</p>`,
      },
      {
        id: 'verlies-ik-mijn-klant',
        question: 'Verlies ik mijn klant?',
        answer: `<p>Dat hoeft niet. Onze brieven zijn zakelijk en correct, en we zoeken eerst een afspraak die uw debiteur kan nakomen.</p>`,
      },
    ],
  },
  {
    title: 'Betwisting',
    items: [
      featuredQuestions.undisputed,
      featuredQuestions.disputed,
      {
        id: 'tot-wanneer-kan-een-klant-een-factuur-betwisten',
        question: 'Hoelang kan een factuur betwist worden?',
        answer: `<p>Een bedrijf moet een factuur doorgaans binnen ongeveer een maand betwisten. Die termijn staat niet in de wet: een rechter bekijkt wat in uw geval redelijk was.</p>
<p>Een consument kan op elk moment betwisten.</p>`,
      },
    ],
  },
  {
    title: 'Betaling',
    items: [
      {
        id: 'wanneer-ontvang-ik-mijn-geld',
        question: 'Wanneer ontvang ik mijn geld?',
        answer: `<p>${payoutPromise} Ook als hij aan een gerechtsdeurwaarder betaalt, telt de dag waarop het op onze derdenrekening staat.</p>`,
      },
      {
        id: 'wat-met-gedeeltelijke-betalingen',
        question: 'Wat met gedeeltelijke betalingen?',
        answer: `<p>Betaalde uw debiteur al een deel? Vermeld data en bedragen. Wij vorderen wat nog openstaat, met interest en kosten.</p>
<p>${capitalized(costWords.scope)} geldt daarna een vaste volgorde. ${costTerms.payOrder} Betaalt hij rechtstreeks aan u? Laat het ons meteen weten.</p>`,
      },
      {
        id: 'kan-mijn-klant-in-schijven-betalen',
        question: 'Kan mijn klant in schijven betalen?',
        answer: `<p>Ja. In de minnelijke fase spreken we in overleg met u een afbetalingsplan af en volgen we elke schijf op.</p>
<p>Komt een schijf niet binnen, dan stellen we u de volgende stap voor.</p>`,
      },
    ],
  },
  {
    title: 'Bijzondere gevallen',
    items: [
      {
        id: 'wat-als-mijn-klant-niet-kan-betalen',
        question: 'Wat als mijn klant niet kan betalen?',
        answer: `<p>Met een solvabiliteitscontrole gaan we na of er bij uw debiteur iets te halen valt. ${onProposal}.</p>
<p>Dreigt er vermogen te verdwijnen? In dringende gevallen kan een rechter een bewarend beslag toelaten. Dat blokkeert goederen of rekeningen voor er een vonnis is.</p>`,
      },
      {
        id: 'wat-als-mijn-klant-failliet-gaat',
        question: 'Wat als mijn klant failliet gaat?',
        answer: `<p>Dan kunnen we niet langer bij uw debiteur zelf invorderen. We dienen uw schuldvordering in bij de curator, via RegSol (het register voor faillissementen), binnen de termijn van het vonnis. ${onProposal}. De btw op uw onbetaalde factuur kunt u terugvragen vanaf de datum van dat vonnis. Ook na een reorganisatie of een vaststaand verlies kan dat: vraag het uw boekhouder.</p>
<p>Vraagt hij een gerechtelijke reorganisatie aan, dan kunnen we oude facturen tijdelijk niet invorderen.</p>`,
      },
      {
        id: 'kan-ik-een-dossier-stopzetten',
        question: 'Kan ik een dossier stopzetten?',
        answer: `<p>Ja, u beslist. Laat het ons schriftelijk weten en wij zetten geen nieuwe stappen meer. ${capitalized(costWords.scope)} betaalt u dan geen ereloon, wel de kosten van derden die al gemaakt zijn. Is de zaak betwist of al bij de rechtbank, dan betaalt u ook de uren die al gewerkt zijn.</p>
<p>${costTerms.stopped}</p>`,
      },
      {
        id: 'kan-ik-een-klant-in-een-ander-eu-land-aanspreken',
        question: 'Vordert u ook in andere EU-landen in?',
        answer: `<p>Ja. Tot 5.000 euro kan dat met de Europese procedure voor geringe vorderingen (Verordening 861/2007). Bij ons heet die grensoverschrijdende weg kortweg CROS.</p>
<p>Wordt de vordering niet betwist, dan bestaat voor elk bedrag ook het Europees betalingsbevel (Verordening 1896/2006). Geen van beide geldt in Denemarken.</p>
<p>Beide gaan via de rechter: ${costWords.hourlyRate}, na een voorstel. IOS kan alleen tussen bedrijven in de KBO.</p>`,
      },
      {
        id: 'vordert-u-ook-in-bij-consumenten',
        question: 'Vordert u ook in bij consumenten?',
        answer: `<p>Ja, maar de regels zijn strenger (Boek XIX van het Wetboek van economisch recht). De eerste herinnering is gratis. Pas na een wachttijd van minstens ${String(costFigures.consumerWaitingDays)} dagen kunt u interest of een schadebeding vragen. Een schadebeding staat in uw voorwaarden, en is hoogstens:</p>
<ul>
${consumerPenalties.map(penaltyItem).join('\n')}
</ul>
<p>Dien gerust in: voor een consument krijgt u eerst een offerte.</p>`,
      },
    ],
  },
];

export const faqClosing = {
  contactTitle: 'Staat uw vraag er niet bij?',
  contactLink: 'Neem contact op',
} as const;

export const faqCallToAction: CallToActionText = {
  title: 'Neem uw ==factuur== erbij.',
  start: 'Start invordering',
};

/** The bailiff's advance for principals up to an amount. */
function advanceItem({ upTo, amount }: AdvanceRow): string {
  return `<li>${amountRange(upTo)}: ongeveer ${euro(amount)}</li>`;
}

/** The highest penalty clause against a consumer for debts up to an amount. */
function penaltyItem({ upTo, amount, percent, above }: PenaltyRow): string {
  const share = percent === 0 ? '' : `, plus ${String(percent)}% van wat boven ${euro(above)} ligt`;
  const most = upTo === Infinity ? `, en nooit meer dan ${euro(consumerPenaltyMax)}` : '';
  return `<li>${amountRange(upTo)}: ${euro(amount)}${share}${most}</li>`;
}

type AdvanceRow = (typeof bailiffAdvances)[number];
type PenaltyRow = (typeof consumerPenalties)[number];

function amountRange(upTo: number): string {
  return upTo === Infinity ? 'daarboven' : `tot ${euro(upTo)}`;
}

export const interestRatesText = {
  title: 'Alle interestvoeten',
  caption: 'Interest per jaar bij laattijdige betaling tussen bedrijven',
  columns: ['Jaar', 'Januari tot juni', 'Juli tot december'],
  /** `rate` is in percent, and undefined until it is known. */
  rate: (rate: string | undefined) => (rate === undefined ? 'nog niet bekend' : `${rate.replace('.', ',')}%`),
} as const;
