export const invoiceNoteText = {
  mark: 'uit uw e-factuur',
  proposal: 'In uw e-factuur:',
  take: 'Overnemen',
  takeAccount: 'Deze rekening gebruiken',
  takeNamed: (words: string, proposal: string) => `${words} uit uw e-factuur: ${proposal}`,
} as const;
