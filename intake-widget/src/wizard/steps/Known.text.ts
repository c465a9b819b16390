export const knownText = {
  change: 'Wijzigen',
  otherAccount: 'Andere rekening',
  missing: (labels: readonly string[]) => `Ontbreekt nog: ${labels.join(', ')}`,
} as const;
