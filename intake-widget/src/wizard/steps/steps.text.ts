export const steps = [
  { number: 1, title: 'Bedrijfsgegevens', intro: 'De onderneming die nog geld tegoed heeft: de uwe.' },
  { number: 2, title: 'Contact', intro: 'Wie spreken we aan, en waar storten we het geïnde bedrag?' },
  {
    number: 3,
    title: 'Documenten',
    intro: 'Voeg uw facturen toe en wat er verder bij hoort: voorwaarden, aanmaningen, een bestelbon.',
  },
] as const;

export type Step = (typeof steps)[number];
