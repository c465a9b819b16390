import { costFigures } from '@incasso/debts/costFigures';
import { caseKinds, countedKinds } from '@incasso/debts/caseKinds';
import { costLines, costRules, costTerms, costWords, euro, onProposal } from '@incasso/debts/costWords';
import { costsOf } from '@incasso/debts/costsOf';

const principal = 2500;

/** Each kind of case with its rule and an example, which stands in the calculator until the visitor calculates. */
// claim: undisputed-fee, cost-figures
export const costKinds = {
  example: `Voorbeeld: ${euro(principal)}, 90 dagen te laat`,
  lines: costLines(caseKinds),
  items: countedKinds.map((kind) => {
    const costs = costsOf({ kind, principal: principal.toFixed(2), dueDate: '2025-06-30', until: '2025-09-28' });
    const text = costRules[kind];
    // The page has the rule below the calculator.
    return {
      kind,
      costs: { ...costs, notes: costs.notes.filter((note) => note !== text) },
    };
  }),
  // claim: proposal-first
  others: {
    title: 'Advies, debiteurenbeheer, solvabiliteitscontrole',
    text: `${onProposal}.`,
  },
} as const;

// claim: undisputed-fee, first-look-free, enforcement, amounts-without-vat
export const costConditions = {
  title: 'Wat als hij een deel betaalt, of later betwist?',
  items: [
    `${costTerms.feeInScope} ${costTerms.extra}`,
    `Betaalt hij een deel? Onbetwist, tussen bedrijven en zonder rechtbank geldt een vaste volgorde. ${costTerms.payOrder}`,
    `Betwist hij pas later, dan stoppen we. Was de zaak tot dan ${costWords.scope}, dan betaalt u geen ereloon. ${costWords.laterDispute}`,
    `Beslag leggen, na IOS of een vonnis: u krijgt eerst een voorstel. ${costTerms.enforcement}`,
    costTerms.openAmount,
    `${costTerms.withoutVat} Onze facturen betaalt u binnen ${String(costFigures.paymentTermDays)} dagen.`,
  ],
} as const;
