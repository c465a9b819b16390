/** Heads the list of a case's documents. */
export function documentsTitle(count: number): string {
  return `Bijgevoegde documenten (${count})`;
}

/** Stands in the list where there are none. */
export const noDocuments = { label: 'Geen', value: 'Er werden geen documenten toegevoegd.' } as const;
