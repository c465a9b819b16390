import { documentTypesInWords } from '@incasso/contract/documents/documentTypes';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import { phoneFacts } from '../../content/phoneFacts.content';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import type { CallToActionText, FaqTopic } from '../../content/contentTypes';
import { costWords, euro } from '../../content/costs.content';
import { costFigures } from '../../content/costFigures.content';
import { featuredQuestions } from './featuredQuestions.content';

export const faqHero = {
  title: 'Veelgestelde vragen',
  lead: 'Wat ondernemers ons vragen voor ze een factuur uit handen geven, en wat wij antwoorden.',
  topics: 'Thema’s',
  facts: phoneFacts,
} as const;

export const faqTopics: readonly FaqTopic[] = [
  {
    title: 'Kosten',
    items: [
      featuredQuestions.cost,
      {
        id: 'wat-betekent-no-cure-no-pay',
        question: 'Wat betekent no cure no pay?',
        answer: `<p>Voor <strong>onbetwiste facturen</strong> geldt in de minnelijke fase en de IOS-procedure: geen resultaat, geen ereloon. Moet er gedagvaard worden, dan krijgt u eerst een voorstel. Kosten van derden, zoals het voorschot voor een gerechtsdeurwaarder, vallen daar niet onder: die blijven voor uw rekening als er niets binnenkomt.</p>
<p><strong>Mag een advocaat dat?</strong> In een betwisting mag zijn ereloon niet alleen van de uitkomst afhangen (artikel 446ter van het Gerechtelijk Wetboek). Daarom geldt het alleen zolang er geen betwisting is, en rekenen we betwiste facturen per uur aan.</p>`,
      },
      {
        id: 'wat-kost-de-gerechtsdeurwaarder',
        question: 'Wat kosten de gerechtsdeurwaarder en de rechtbank?',
        answer: `<p>Het voorschot voor de gerechtsdeurwaarder is <strong>${costWords.advance}</strong>; zijn tarief ligt wettelijk vast. U betaalt het pas als die stap nodig is, en na uw akkoord.</p>
<ul>
${costFigures.bailiffAdvances.map(advanceItem).join('\n')}
</ul>
<p>Een dagvaarding kost ongeveer ${euro(costFigures.writ)}, en ons werk voor de rechtbank ${costWords.hourlyRate}. Wie verliest, betaalt het rolrecht (${euro(costFigures.courtFee)}), de dagvaarding en een rechtsplegingsvergoeding aan de ander. Heeft uw debiteur niets meer, dan blijven de dagvaarding en ons ereloon voor uw rekening.</p>
<p>De bedragen zijn zonder btw.</p>`,
      },
      {
        id: 'welke-interesten-en-schadevergoeding-kan-ik-vragen',
        question: 'Welke interesten en schadevergoeding kan ik vragen?',
        answer: `<p>Tussen bedrijven loopt er interest van rechtswege vanaf de dag na de vervaldag, zonder aanmaning. Spraken partijen niets anders af, dan gelden de regels van de wet van 2 augustus 2002:</p>
<ul>
<li>uw debiteur betaalt binnen 30 dagen na ontvangst van de factuur;</li>
<li>de interest is de basisherfinancieringsrente van de Europese Centrale Bank plus 8&nbsp;procentpunten, afgerond naar het hogere halve procentpunt; hij wordt elk half jaar vastgesteld;</li>
<li>daarbij komen een vaste vergoeding van 40 euro en een redelijke vergoeding voor de andere invorderingskosten.</li>
</ul>
<p>Een termijn van meer dan 60&nbsp;dagen kunt u niet afspreken.</p>
<p>Staat er een schadebeding in uw algemene voorwaarden, dan moet het redelijk blijven. Een rechter kan het verminderen. In de IOS-procedure bedragen interest en schadebeding samen hoogstens 10% van de hoofdsom.</p>`,
      },
    ],
  },
  {
    title: 'Betwist of onbetwist',
    items: [
      featuredQuestions.undisputed,
      featuredQuestions.disputed,
      {
        id: 'tot-wanneer-kan-een-klant-een-factuur-betwisten',
        question: 'Tot wanneer kan mijn klant een factuur betwisten?',
        answer: `<p>Een bedrijf moet een factuur doorgaans binnen ongeveer een maand betwisten. Die termijn staat niet in de wet: een rechter bekijkt wat in uw geval redelijk was.</p>
<p>Een consument kan een factuur op elk moment betwisten.</p>`,
      },
    ],
  },
  {
    title: 'De procedure',
    items: [
      {
        id: 'hoe-verloopt-de-standaardprocedure',
        question: 'Hoe verloopt de standaardprocedure?',
        answer: `<p>In vijf stappen. Zodra uw debiteur alles betaald heeft, stopt de procedure.</p>
<ol>
<li><strong>Indiening:</strong> u laadt uw factuur op en vult uw gegevens in. Op werkdagen krijgt u binnen 24 uur antwoord.</li>
<li><strong>Juridische aanmaning:</strong> uw debiteur krijgt een brief van een advocaat.</li>
<li><strong>Minnelijke fase:</strong> we onderhandelen en maken afspraken over de betaling.</li>
<li><strong>Gerechtelijke procedure:</strong> als het moet, vragen we de rechtbank om een uitvoerbare titel.</li>
<li><strong>Inning en uitbetaling:</strong> u krijgt uw geld binnen 7 dagen nadat uw debiteur betaald heeft.</li>
</ol>
<p>Meer daarover leest u bij <a href="/services">onze diensten</a>.</p>`,
      },
      featuredQuestions.withoutCourt,
      {
        id: 'hoe-verloopt-de-ios-procedure',
        question: 'Hoe verloopt de IOS-procedure?',
        answer: `<ol>
<li>Op verzoek van uw advocaat betekent een gerechtsdeurwaarder een aanmaning aan uw debiteur.</li>
<li>Uw debiteur heeft één maand om te betalen, een afbetalingsplan te vragen of de schuld met redenen te betwisten.</li>
<li>Doet hij niets van dat alles, dan maakt de gerechtsdeurwaarder ten vroegste 8 dagen na die maand een proces-verbaal van niet-betwisting op.</li>
<li>Een magistraat van het Beheers-&nbsp;en toezichtscomité van het Centraal bestand van berichten verklaart dat proces-verbaal uitvoerbaar. U hebt dan een uitvoerbare titel, zonder rechtbank.</li>
</ol>
<p>Alles samen duurt dat minstens een zestal weken. Ook daarna kan uw debiteur er nog mee naar de rechter stappen.</p>
<p>Betwist uw debiteur de schuld, dan stopt de procedure en staat de weg naar de rechtbank open. IOS kan niet voor schulden van of tegenover de overheid, en ook niet als uw debiteur in een insolventieprocedure zit.</p>`,
      },
      {
        id: 'kan-ik-een-klant-in-een-ander-eu-land-aanspreken',
        question: 'Kan ik mijn klant in een ander EU-land aanspreken?',
        answer: `<p>Ja. Voor vorderingen tot 5.000 euro bestaat de Europese procedure voor geringe vorderingen (Verordening 861/2007). Bij ons heet die grensoverschrijdende weg kortweg CROS.</p>
<p>Wordt uw vordering niet betwist, dan bestaat er voor elk bedrag ook het Europees betalingsbevel (Verordening 1896/2006). Geen van beide geldt in Denemarken. Wij kiezen samen met u de kortste weg.</p>`,
      },
      {
        id: 'hoe-snel-start-u-mijn-dossier',
        question: 'Hoe snel start u, en hoelang duurt het?',
        answer: `<p>Op werkdagen krijgt u binnen <strong>24 uur</strong> antwoord. Dient u in het weekend in, dan antwoorden we op de eerstvolgende werkdag.</p>
<p>Is het dossier volledig, dan vertrekt de juridische aanmaning zodra u groen licht geeft. De minnelijke fase duurt meestal een maand, IOS minstens een zestal weken. Een rechtszaak duurt enkele maanden, en langer als uw debiteur verweer voert.</p>`,
      },
      {
        id: 'hoe-blijf-ik-op-de-hoogte',
        question: 'Hoe blijf ik op de hoogte, en in welke taal?',
        answer: `<p>U krijgt één aanspreekpunt, dat uw dossier kent. Na elke stap en bij elke betaling krijgt u een mail, en u kunt altijd bellen met uw referentie.</p>
<p>Met u werken we in het Nederlands. Uw debiteur manen we aan in het Nederlands, het Frans of het Engels.</p>`,
      },
      {
        id: 'verlies-ik-mijn-klant',
        question: 'Verlies ik mijn klant?',
        answer: `<p>Dat hoeft niet. Onze brieven zijn zakelijk en correct, en we zoeken eerst een afspraak die uw debiteur kan nakomen. U beslist over elke volgende stap, zodat u zelf bepaalt hoe ver het gaat.</p>`,
      },
    ],
  },
  {
    title: 'Betaling',
    items: [
      {
        id: 'wanneer-ontvang-ik-mijn-geld',
        question: 'Wanneer ontvang ik mijn geld?',
        answer: `<p>Binnen <strong>7 dagen</strong> nadat uw debiteur betaald heeft. Zijn betaling komt op onze derdenrekening, gescheiden van ons eigen geld, en van daaruit storten we het aan u door.</p>`,
      },
      {
        id: 'wat-met-gedeeltelijke-betalingen',
        question: 'Wat met gedeeltelijke betalingen?',
        answer: `<p>Heeft uw debiteur al iets betaald, vermeld dan de data en de bedragen wanneer u uw dossier indient. Wij vorderen het saldo, met de interesten en kosten die verschuldigd zijn.</p>
<p>Betaalt uw debiteur tijdens het dossier nog rechtstreeks aan u? Laat het ons meteen weten, zodat we niets vragen wat al betaald is.</p>`,
      },
      {
        id: 'kan-mijn-klant-in-schijven-betalen',
        question: 'Kan mijn klant in schijven betalen?',
        answer: `<p>Ja. In de minnelijke fase spreken we in overleg met u een afbetalingsplan af en volgen we elke schijf op. Ook in de IOS-procedure kan uw debiteur een afbetalingsplan vragen.</p>
<p>Komt een schijf niet binnen, dan zetten we de volgende stap.</p>`,
      },
    ],
  },
  {
    title: 'Moeilijke dossiers',
    items: [
      {
        id: 'wat-als-mijn-klant-failliet-gaat',
        question: 'Wat als mijn klant failliet gaat?',
        answer: `<p>Dan kunnen we niet langer bij uw debiteur zelf invorderen. We dienen uw schuldvordering elektronisch in bij de curator, via RegSol (het register voor faillissementen) en binnen de termijn die het vonnis bepaalt.</p>
<p>De btw op uw onbetaalde factuur kunt u terugvragen vanaf de datum van het faillissementsvonnis.</p>`,
      },
      {
        id: 'wat-als-mijn-klant-niet-kan-betalen',
        question: 'Wat als mijn klant niet kan betalen?',
        answer: `<p>Met een solvabiliteitscontrole gaan we na of er bij uw debiteur iets te halen valt. Zo gooit u geen goed geld naar kwaad geld.</p>
<p>Is er wel vermogen, maar dreigt het te verdwijnen? In dringende gevallen kan een rechter een bewarend beslag toelaten. Dat blokkeert goederen of rekeningen nog voor er een vonnis is.</p>`,
      },
      {
        id: 'vordert-u-ook-in-bij-consumenten',
        question: 'Vordert u ook in bij consumenten?',
        answer: `<p>Ja, maar de regels zijn strenger (Boek XIX van het Wetboek van economisch recht). De eerste herinnering is gratis. Interest of een schadevergoeding kunt u pas vragen na een wachttijd van minstens 14 dagen, en een schadevergoeding alleen als uw voorwaarden die bepalen. Nooit is het meer dan de wet toelaat.</p>
<p>Vraag ons daarom vooraf een <a href="/contact">offerte</a>. Dan weet u of het de moeite loont.</p>`,
      },
      {
        id: 'kan-ik-een-dossier-stopzetten',
        question: 'Kan ik een dossier stopzetten?',
        answer: `<p>Ja, u beslist. Laat het ons schriftelijk weten en wij zetten geen nieuwe stappen meer. Bij een onbetwiste factuur betaalt u dan geen ereloon, wel de kosten van derden die al gemaakt zijn. Is de zaak betwist of al bij de rechtbank, dan betaalt u ook de uren die al gewerkt zijn.</p>
<p>Betaalt uw debiteur rechtstreeks aan u? Meld het ons. Voor de afrekening telt dat als een betaling op onze derdenrekening.</p>`,
      },
    ],
  },
  {
    title: 'Uw dossier indienen',
    items: [
      {
        id: 'hoe-oud-mag-mijn-factuur-zijn',
        question: 'Hoe oud mag mijn factuur zijn?',
        answer: `<p>Na een tijd verjaart een factuur. Tussen bedrijven is tien jaar de gewone regel, maar voor sommige facturen, zoals die voor transport, is het veel korter. Een consument kan zich soms al na een jaar op verjaring beroepen.</p>
<p>Wacht dus niet. Hoe jonger de factuur, hoe groter de kans dat u betaald wordt. Twijfelt u? Dien ze in, dan kijken wij het na.</p>`,
      },
      {
        id: 'moet-ik-zelf-eerst-aanmanen',
        question: 'Moet ik zelf eerst aanmanen?',
        answer: `<p>Bij een bedrijf hoeft dat niet: de interest loopt er ook zonder aanmaning. Wij sturen zelf een juridische aanmaning. Hebt u zelf al herinneringen gestuurd, voeg die dan toe.</p>
<p>Bij een consument moet er eerst een gratis herinnering vertrekken, gevolgd door een wachttijd van minstens 14 dagen.</p>`,
      },
      {
        id: 'welke-documenten-hebt-u-nodig',
        question: 'Welke documenten hebt u nodig?',
        answer: `<p>Voor een vlotte start:</p>
<ul>
<li>de onbetaalde factuur of facturen;</li>
<li>uw algemene voorwaarden;</li>
<li>de bestelbon, offerte of overeenkomst;</li>
<li>het bewijs van levering of uitvoering;</li>
<li>uw briefwisseling met uw debiteur, herinneringen inbegrepen.</li>
</ul>
<p>Hebt u niet alles? Dien dan toch in. Wij laten u weten wat er nog ontbreekt. Hebt u een rechtsbijstandsverzekering? Meld het ons dan.</p>`,
      },
      {
        id: 'hoe-dien-ik-een-dossier-digitaal-in',
        question: 'Hoe dien ik een dossier digitaal in?',
        answer: `<p>Via <a href="/start">Start invordering</a>, in drie stappen: uw bedrijfsgegevens, uw contactgegevens en uw documenten. U hebt geen account nodig.</p>
<p>U kunt tot ${String(documentLimits.maxCount)} documenten toevoegen (${documentTypesInWords()}, of uw e-factuur als XML), elk tot ${formatDocumentSize(documentLimits.maxBytes)}.</p>`,
      },
    ],
  },
];

export const faqClosing = {
  contactTitle: 'Staat uw vraag er niet bij?',
  contactText: 'Bel, mail of schrijf ons. We antwoorden u graag.',
  contactLink: 'Neem contact op',
} as const;

export const faqCallToAction: CallToActionText = {
  title: 'Genoeg gelezen. Tijd om te ==innen.==',
  text: 'Met uw factuur bij de hand dient u uw dossier in een vijftal minuten in.',
  start: 'Start invordering',
};

/** What a client advances to a bailiff, by the principal. */
function advanceItem({ upTo, amount }: { readonly upTo: number | undefined; readonly amount: number }): string {
  const principal = upTo === undefined ? 'daarboven' : `tot ${euro(upTo)}`;
  return `<li>${principal}: ${euro(amount)}</li>`;
}
