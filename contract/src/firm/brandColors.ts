/** The firm's colours in pages, mails and PDFs. Every pair used together has a contrast of at least 4.5:1. */
export const brandColors = {
  paper: '#FFFFFF',
  /** Cool grey of bands. */
  band: '#F3F5F7',
  ink: '#0E1B2E',
  inkSoft: '#4A566A',
  rule: '#D5DBE3',
  /** Highlight behind words, text on ink buttons, focus rings. The only accent. */
  marker: '#FFE14D',
  /** Reserved for the word 'betaald'. */
  paid: '#0B7A53',
} as const;
