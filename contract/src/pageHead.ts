/** A JSON-LD object with its context, e.g. `{ '@context': 'https://schema.org', '@type': 'LegalService', … }`. */
export type StructuredData = { readonly '@context': 'https://schema.org'; readonly '@type': string } & Readonly<
  Record<string, unknown>
>;

/** Content of a page's head. The host adds canonical link, Open Graph and policy. */
export type PageHead = {
  /** The whole title, firm included. */
  readonly title: string;
  /** At most 160 characters, as search results show it. */
  readonly description: string;
  readonly structuredData: readonly StructuredData[];
  /** The picture that shared links show: 1200 × 630, a path on the site. */
  readonly socialImage: { readonly path: string; readonly alt: string };
};
