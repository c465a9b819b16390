/** A question and its answer (specification, section 3). */
export type FaqItem = {
  /** Kebab case; its place in the page's address (`/faq#wat-kost-een-invordering`). Published links depend on it. */
  readonly id: string;
  readonly question: string;
  /** HTML, rendered as is; the build allows the tags of `answerTags` alone. */
  readonly answer: string;
};

/** Questions that belong together on the FAQ page. */
export type FaqTopic = { readonly title: string; readonly items: readonly FaqItem[] };

/** The band that closes a page. */
export type CallToActionText = {
  /** `==words==` stand on the marker. */
  readonly title: string;
  readonly text: string;
  /** The button to the intake. */
  readonly start: string;
  /** A second button, to the contact page. */
  readonly contact?: string;
};

/** A service and what it comprises (specification, section 3). */
export type ServiceCard = {
  readonly title: string;
  readonly description?: string;
  readonly features: readonly string[];
};

/** Someone of the team (specification, section 3). Portraits go by the name; without one a drawn figure stands in. */
export type TeamMember = {
  readonly name: string;
  readonly role: string;
  readonly specialization?: string;
};

/** What a client says (specification, section 3). */
export type Testimonial = {
  readonly text: string;
  readonly author: string;
  /** Role, company or both. */
  readonly role?: string;
  /** Stand in for a portrait; two letters. */
  readonly initials: string;
};

/** A heading with a short text: values, differentiators, mission and vision. */
export type TitledText = { readonly title: string; readonly text: string };

/** A step of the collection process, as visitors read it. */
export type ProcessStep = {
  readonly title: string;
  readonly text: string;
  /** When, or under which condition. */
  readonly term: string;
};
