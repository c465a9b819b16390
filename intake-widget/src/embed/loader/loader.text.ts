/** What the element says by itself, in the visitor's language. The name of the firm is filled in when bundling. */
export const loaderText = {
  title: 'Dossier indienen bij ',
  unreachable: 'Dit formulier laadt niet.',
  retry: 'Opnieuw proberen',
} as const;
