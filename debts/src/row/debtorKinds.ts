/** What a debtor can be said to be. Each has its own law. */
export const debtorKinds = ['company', 'consumer', 'authority'] as const;

export type DebtorKind = (typeof debtorKinds)[number];
