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
