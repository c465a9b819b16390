/** A service and what it comprises (specification, section 3). */
export type ServiceCard = {
  readonly title: string;
  readonly description?: string;
  readonly features: readonly string[];
};
