/** A JSON-LD object with its context, e.g. `{ '@context': 'https://schema.org', '@type': 'LegalService', … }`. */
export type StructuredData = { readonly '@context': 'https://schema.org'; readonly '@type': string } & Readonly<
  Record<string, unknown>
>;

/** Content of a page's head. The host adds the canonical link, Open Graph tags and the policy. */
export type PageHead = {
  /** The whole title, including the firm. */
  readonly title: string;
  /** At most 160 characters, the length that search results show. */
  readonly description: string;
  readonly structuredData: readonly StructuredData[];
  /** The picture for shared links: 1200 × 630, a path on the site. */
  readonly socialImage: { readonly path: string; readonly alt: string };
};
