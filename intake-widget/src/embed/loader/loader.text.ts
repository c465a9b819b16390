/** What the element says by itself, in the visitor's language. The name of the firm is filled in when bundling. */
export const loaderText = {
  title: 'Dossier indienen bij ',
  unreachable: 'Dit formulier laadt niet.',
  missing: 'De sleutel van dit formulier ontbreekt.',
  retry: 'Probeer opnieuw',
  site: 'Dossier indienen op onze website',
} as const;
