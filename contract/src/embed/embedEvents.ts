/** Why the intake cannot be used, or was not sent. */
export type EmbedErrorCode =
  /** Neither the element nor the script has a `data-key`. */
  | 'key_missing'
  /** The key is unknown or revoked. */
  | 'key_unknown'
  /** The iframe did not load: no connection, or blocked by the page's policy or an extension. */
  | 'frame_unreachable'
  /** Sending got no answer, or one that allows a retry. All input is kept. */
  | 'submission_unreachable'
  /** The bot check did not succeed. */
  | 'submission_unproven'
  /** The site refused the submission and shows the reason to the visitor. */
  | 'submission_refused';

/** Events of the intake for a partner's page. None contains visitor input. */
type Details = {
  readonly ready: object;
  readonly step: { readonly step: 1 | 2 | 3 };
  readonly submitted: { readonly reference: string; readonly partnerReference: string };
  readonly error: { readonly code: EmbedErrorCode };
  readonly resize: { readonly height: number };
};

export type EmbedEventName = keyof Details;

export type EmbedEvent<Name extends EmbedEventName = EmbedEventName> = {
  [Each in Name]: { readonly type: Each } & Details[Each];
}[Name];
