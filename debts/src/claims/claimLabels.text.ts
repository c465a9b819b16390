/** The label of each field, in the form and in the line. */
export const claimLabels = {
  debtor: 'Debiteur',
  number: 'KBO-nummer',
  email: 'E-mail debiteur',
  invoice: 'Factuur',
  issueDate: 'Factuurdatum',
  dueDate: 'Vervaldag',
  amount: 'Bedrag',
  isDisputed: 'Betwist',
} as const;
