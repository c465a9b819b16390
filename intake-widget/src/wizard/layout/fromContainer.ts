/** From these widths of the wizard itself on; used in `@container (min-width: …)`. */
export const fromContainer = { small: '20rem', medium: '32rem' } as const;
