import { costsPlace, costWords } from '../../content/costs.content';
import type { FaqItem } from '../../content/contentTypes';

/** The four questions that the home page shows too. */
export const featuredQuestions = {
  cost: {
    id: 'wat-kost-een-invordering',
    question: 'Wat kost een invordering?',
    answer: `<p>Dat hangt af van uw factuur en van uw debiteur. Bij onze diensten ziet u <a href="${costsPlace.address}">wie wat betaalt, met twee rekenvoorbeelden</a>.</p>
<ul>
<li><strong>Onbetwiste factuur aan een bedrijf:</strong> wij verhalen de kosten en erelonen op uw debiteur, zoals de wet en uw voorwaarden dat toelaten. Komt er niets binnen in de minnelijke fase of via IOS, dan betaalt u geen ereloon.</li>
<li><strong>Betwiste factuur:</strong> we rekenen ${costWords.hourlyRate}. U krijgt vooraf een raming.</li>
<li><strong>Factuur aan een consument:</strong> vraag ons vooraf een offerte.</li>
</ul>`,
  },
  undisputed: {
    id: 'wat-zijn-onbetwiste-facturen',
    question: 'Wat zijn onbetwiste facturen?',
    answer: `<p>Een factuur is onbetwist als uw debiteur er geen gemotiveerd bezwaar tegen heeft. Hij zwijgt, vraagt uitstel of belooft te betalen, maar het geld komt niet.</p>
<p>Zulke facturen vorderen we het snelst in, tussen bedrijven vaak zelfs zonder rechtbank.</p>`,
  },
  disputed: {
    id: 'wat-als-mijn-klant-de-factuur-betwist',
    question: 'Wat als mijn klant de factuur betwist?',
    answer: `<p>Dan bekijken we eerst uw stukken en de argumenten van uw debiteur. Daarna krijgt u een duidelijk advies.</p>
<ul>
<li><strong>Haalbaar?</strong> Dan raden we aan om door te gaan. U krijgt een raming van de kosten, want betwiste dossiers rekenen we per uur aan.</li>
<li><strong>Niet haalbaar?</strong> Dan raden we aan om het dossier te sluiten. Dat zeggen we u eerlijk.</li>
</ul>`,
  },
  withoutCourt: {
    id: 'kan-ik-invorderen-zonder-rechtbank',
    question: 'Kan ik invorderen zonder rechtbank?',
    answer: `<p>Ja. Tussen bedrijven bestaat er een administratieve procedure via de gerechtsdeurwaarder: de invordering van onbetwiste geldschulden, kortweg IOS. Ze geldt voor elk bedrag, zolang de schuld onbetwist, vaststaand en opeisbaar is en beide partijen ingeschreven zijn in de KBO (Kruispuntbank van Ondernemingen).</p>
<p>Reageert uw debiteur niet, dan krijgt u een uitvoerbare titel zonder dat er een rechtbank aan te pas komt.</p>`,
  },
} as const satisfies Record<string, FaqItem>;
