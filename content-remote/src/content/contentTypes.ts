/** A question and its answer. */
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
  /** `==words==` are highlighted with the marker. */
  readonly title: string;
  readonly text: string;
  /** The button to the intake. */
  readonly start: string;
  /** A second button, to the contact page. */
  readonly contact?: string;
};

/** A service and what it includes. */
export type ServiceCard = {
  readonly title: string;
  readonly description?: string;
  readonly features: readonly string[];
};

/** A member of the team. The portrait's file has the person's name; without a portrait a drawn figure is shown. */
export type TeamMember = {
  readonly name: string;
  readonly role: string;
  readonly specialization?: string;
};

/** A testimonial. */
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
