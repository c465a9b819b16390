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
