/** What a client says (specification, section 3). */
export type Testimonial = {
  readonly text: string;
  readonly author: string;
  /** Role, company or both. */
  readonly role?: string;
  /** Stand in for a portrait; two letters. */
  readonly initials: string;
};
