/** The element's own texts, in the visitor's language. The bundler sets the firm's name. */
export const loaderText = {
  title: 'Aanvraag indienen bij ',
  unreachable: 'Dit formulier laadt niet.',
  retry: 'Opnieuw proberen',
} as const;
