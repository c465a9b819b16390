import { capital, costWords } from '@incasso/debts/costWords';
import { costsLink } from '@incasso/contract/routes';
import type { FaqItem } from '../../content/contentTypes';

/** The four questions that the home page shows too. */
export const featuredQuestions = {
  cost: {
    // claim: undisputed-fee, hourly-rate, bailiff-advance, consumers-quote
    id: 'wat-kost-een-invordering',
    question: 'Wat kost een invordering?',
    answer: `<ul>
<li><strong>${capital(costWords.scope)}:</strong> wij verhalen de kosten en erelonen op uw debiteur, zoals de wet en uw voorwaarden dat toelaten. Ons ereloon is ${costWords.fee}. Betaalt hij dat niet, dan betaalt u geen ereloon. Een voorschot voor de gerechtsdeurwaarder (${costWords.advance}, na uw akkoord) bent u kwijt als er niets binnenkomt.</li>
<li><strong>Betwist, of voor de rechtbank:</strong> ${costWords.hourlyRateInFull}. U krijgt vooraf een raming. Wie verliest, betaalt ook de gerechtskosten.</li>
<li><strong>Factuur aan een consument:</strong> vraag ons vooraf een offerte.</li>
</ul>
<p><a href="${costsLink.address}">Wie wat betaalt, met drie rekenvoorbeelden en een rekenhulp</a></p>`,
  },
  undisputed: {
    // claim: law
    id: 'wat-zijn-onbetwiste-facturen',
    question: 'Wat zijn onbetwiste facturen?',
    answer: `<p>Facturen aan een bedrijf dat er geen gemotiveerd bezwaar tegen heeft. Het zwijgt, vraagt uitstel of belooft te betalen, maar het geld komt niet.</p>
<p>Zulke facturen vorderen we het snelst in, vaak zelfs zonder rechtbank.</p>`,
  },
  disputed: {
    // claim: first-look-free, undisputed-fee, hourly-rate, not-feasible
    id: 'wat-als-mijn-klant-de-factuur-betwist',
    question: 'Wat als mijn klant de factuur betwist?',
    answer: `<p>Dan bekijken we eerst uw stukken en zijn argumenten. Die eerste beoordeling is gratis.</p>
<ul>
<li><strong>Haalbaar?</strong> Dan raden we aan om door te gaan, per uur en met een raming vooraf.</li>
<li><strong>Niet haalbaar?</strong> Dan raden we aan om het dossier te sluiten.</li>
</ul>
<p>Betwist hij pas later, dan stoppen we en krijgt u een nieuw voorstel. Was de factuur tot dan onbetwist, tussen bedrijven en zonder rechtbank, dan betaalt u geen ereloon. Een voorschot dat al gebruikt is, krijgt u niet terug.</p>`,
  },
  withoutCourt: {
    // claim: law
    id: 'kan-ik-invorderen-zonder-rechtbank',
    question: 'Kan ik invorderen zonder rechtbank?',
    answer: `<p>Ja. Tussen bedrijven bestaat er een administratieve procedure via de gerechtsdeurwaarder: de invordering van onbetwiste geldschulden, kortweg IOS. Ze geldt voor elk bedrag, zolang niemand de schuld betwist, het bedrag vaststaat, de vervaldag voorbij is en beide partijen ingeschreven zijn in de KBO.</p>
<p>Reageert uw debiteur niet, dan krijgt u een uitvoerbare titel, zonder rechtbank.</p>`,
  },
} as const satisfies Record<string, FaqItem>;
