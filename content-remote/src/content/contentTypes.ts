export type FaqItem = {
  /**
   * Kebab case. It is the question's URL fragment (`/faq#wat-kost-een-invordering`): a change breaks published links.
   */
  readonly id: string;
  readonly question: string;
  /** HTML, rendered as is. The build rejects all tags except `answerTags`. */
  readonly answer: string;
};

export type FaqTopic = { readonly title: string; readonly items: readonly FaqItem[] };

export type CallToActionText = {
  /** `==words==` are highlighted with the marker. */
  readonly title: string;
  readonly text?: string;
  /** Label of the button to the intake. */
  readonly start: string;
  /** Label of a second button, to the contact page. */
  readonly contact?: string;
};

export type ServiceCard = {
  readonly title: string;
  readonly description?: string;
  readonly features: readonly string[];
};

/**
 * A member of the team. The portrait's file name is the person's name; without a portrait the page shows a drawn
 * figure.
 */
export type TeamMember = {
  readonly name: string;
  readonly role: string;
  readonly specialization?: string;
};

export type Testimonial = {
  readonly text: string;
  readonly author: string;
  /** Role, company or both. */
  readonly role?: string;
  /** Two letters, shown instead of a portrait. */
  readonly initials: string;
};

export type TitledText = { readonly title: string; readonly text: string };

export type ProcessStep = {
  readonly title: string;
  readonly text: string;
  /** When the step happens, or on which condition. */
  readonly term: string;
};
