/** The element's own texts, in the visitor's language. */
export const loaderText = {
  unreachable: 'Dit formulier laadt niet.',
} as const;
