/** Who owes what: each kind has its own costs and its own law. In the order in which they are listed. */
export const caseKinds = ['undisputed', 'disputed', 'abroad', 'consumer', 'authority', 'bankrupt'] as const;

export type CaseKind = (typeof caseKinds)[number];

/** The kinds whose amounts Belgian law and our fees give. */
export const countedKinds = ['undisputed', 'disputed', 'consumer', 'authority'] as const satisfies readonly CaseKind[];

export type CountedKind = (typeof countedKinds)[number];
