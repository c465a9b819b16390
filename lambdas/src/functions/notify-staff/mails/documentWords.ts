import type { MailRow } from '../../../mail/MailContent';

/** Title of the list of a case's documents. */
export function documentsTitle(count: number): string {
  return `Bijgevoegde documenten (${count})`;
}

/** Row with the client's note to an addition. */
export function noteRow(note: string): MailRow {
  return { label: 'Bericht van de cliënt', value: note === '' ? '(geen)' : note };
}

/** Row shown when there are none. */
export const noDocuments = { label: 'Geen', value: 'Er werden geen documenten toegevoegd.' } as const;

/** Label of `case.json`. */
export const caseFileWords = 'Dossierbestand';
