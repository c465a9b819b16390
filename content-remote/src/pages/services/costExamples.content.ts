import { caseKinds, euro } from '@incasso/debts/costWords';
import { costsOf } from '@incasso/debts/costsOf';

const principal = 2500;

/** An example of each kind, for who cannot or will not calculate. */
// claim: cost-figures
export const costExamples = {
  title: `Rekenvoorbeelden: ${euro(principal)}, 90 dagen te laat`,
  items: caseKinds.map((kind) =>
    costsOf({ kind, principal: principal.toFixed(2), dueDate: '2025-06-30', until: '2025-09-28' }),
  ),
} as const;
