/** Someone of the team (specification, section 3). */
export type TeamMember = {
  readonly name: string;
  readonly role: string;
  readonly specialization?: string;
  /** A square portrait of at least 320 px. Without one a drawn figure stands in. */
  readonly imageUrl?: string;
};
