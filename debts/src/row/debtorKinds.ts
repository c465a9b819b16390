/** What a debtor can be said to be. Each has its own law. */
export const debtorKinds = ['company', 'consumer', 'authority'] as const;

export type DebtorKind = (typeof debtorKinds)[number];

export const debtorKindWords: Readonly<Record<DebtorKind, string>> = {
  company: 'bedrijf',
  consumer: 'consument',
  authority: 'overheid',
};

export function isDebtorKind(text: string): text is DebtorKind {
  return Object.hasOwn(debtorKindWords, text);
}
