import { caseKinds, type CaseKind } from '@incasso/debts/caseKinds';
import { costWords, kindNames, kindPrices } from '@incasso/debts/costWords';
import { costsLink } from '@incasso/contract/routes';
import type { FaqItem } from '../../content/contentTypes';

export const featuredQuestions = {
  cost: {
    id: 'wat-kost-een-invordering',
    question: 'Wat kost een invordering?',
    answer: `<ul>
${caseKinds.map(priceItem).join('\n')}
</ul>
<p><a href="${costsLink.address}">Reken het uit voor uw factuur</a></p>`,
  },
  undisputed: {
    id: 'wat-zijn-onbetwiste-facturen',
    question: 'Wat zijn onbetwiste facturen?',
    answer: `<p>Facturen aan een bedrijf dat er geen gemotiveerd bezwaar tegen heeft. Het zwijgt, vraagt uitstel of belooft te betalen, maar het geld komt niet.</p>
<p>Invorderen kan dan vaak zonder rechtbank, via IOS.</p>`,
  },
  disputed: {
    id: 'wat-als-mijn-klant-de-factuur-betwist',
    question: 'Wat als mijn klant de factuur betwist?',
    answer: `<p>Dan bekijken we eerst uw stukken en zijn argumenten. Die eerste beoordeling is gratis.</p>
<ul>
<li><strong>Haalbaar?</strong> Dan raden we aan om door te gaan, per uur en na een voorstel.</li>
<li><strong>Niet haalbaar?</strong> Dan raden we aan om het dossier te sluiten.</li>
</ul>
<p>Betwist hij pas later, dan stoppen we. ${costWords.laterDispute}</p>`,
  },
  withoutCourt: {
    id: 'kan-ik-invorderen-zonder-rechtbank',
    question: 'Kan ik invorderen zonder rechtbank?',
    answer: `<p>Ja. Tussen bedrijven bestaat er een administratieve procedure via de gerechtsdeurwaarder: de invordering van onbetwiste geldschulden, kortweg IOS. Ze geldt voor elk bedrag dat vaststaat, vervallen is en niet betwist wordt, als beide partijen in de KBO staan.</p>`,
  },
} as const satisfies Record<string, FaqItem>;

function priceItem(kind: CaseKind): string {
  const fee = kind === 'undisputed' ? ` ${costWords.fee} ${costWords.bearsCosts}` : '';
  return `<li><strong>${kindNames[kind]}:</strong> ${kindPrices[kind]}.${fee}</li>`;
}
