import type { MailRow } from '../../../mail/MailContent';

/** Heads the list of a case's documents. */
export function documentsTitle(count: number): string {
  return `Bijgevoegde documenten (${count})`;
}

/** Label of the client's note to an addition. */
export function noteRow(note: string): MailRow {
  return { label: 'Bericht van de cliënt', value: note === '' ? '(geen)' : note };
}

/** Stands in the list where there are none. */
export const noDocuments = { label: 'Geen', value: 'Er werden geen documenten toegevoegd.' } as const;

/** What `case.json` is called. */
export const caseFileWords = 'Dossierbestand';
