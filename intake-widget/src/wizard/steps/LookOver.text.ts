export const lookOverText = {
  title: 'Controleer uw gegevens',
  missing: (count: number) => (count === 1 ? '· 1 ontbreekt' : `· ${String(count)} ontbreken`),
  change: 'Wijzigen',
  changeStep: (title: string) => `Wijzigen: ${title}`,
  none: 'Ontbreekt nog',
} as const;
