import * as v from 'valibot';
import { referencePattern } from '../reference';

/** Why the intake cannot be used, or was not sent. */
export const embedErrorCodes = [
  /** Neither the element nor the script has a `data-key`. */
  'key_missing',
  /** The key is unknown or revoked. */
  'key_unknown',
  /** The iframe did not load: no connection, or blocked by the page's policy or an extension. */
  'frame_unreachable',
  /** Sending got no answer, or one that allows a retry. All input is kept. */
  'submission_unreachable',
  /** The bot check did not succeed. */
  'submission_unproven',
  /** The site refused the submission and shows the reason to the visitor. */
  'submission_refused',
] as const;

export type EmbedErrorCode = (typeof embedErrorCodes)[number];

/**
 * Events of the intake for a partner's page. The iframe's messages, the element's `CustomEvent`s and the types for
 * partners are derived from this table. A detail never contains visitor input.
 */
export const embedEvents = {
  ready: {
    description: 'The visitor can use the intake.',
    detail: {},
  },
  step: {
    description: 'The visitor is at another step.',
    detail: { step: v.picklist([1, 2, 3]) },
  },
  submitted: {
    description: 'The case is stored, under this reference of ours, with your own: empty if it has none.',
    detail: { reference: v.pipe(v.string(), v.regex(referencePattern)), partnerReference: v.string() },
  },
  error: {
    description: 'The intake cannot be used, or the case was not sent.',
    detail: { code: v.picklist(embedErrorCodes) },
  },
  resize: {
    description: 'The content takes this height, in pixels.',
    detail: { height: v.pipe(v.number(), v.integer()) },
  },
} as const satisfies Record<string, EmbedEventRow>;

type EmbedEventRow = {
  /** When it fires, in one sentence. Shown in the types for partners. */
  readonly description: string;
  readonly detail: v.ObjectEntries;
};

export type EmbedEventName = keyof typeof embedEvents;

type DetailSchemas<Name extends EmbedEventName> = (typeof embedEvents)[Name]['detail'];

type EmbedEventDetail<Name extends EmbedEventName> = {
  readonly [Part in keyof DetailSchemas<Name>]: DetailSchemas<Name>[Part] extends v.GenericSchema<unknown, infer Output>
    ? Output
    : never;
};

export type EmbedEvent<Name extends EmbedEventName = EmbedEventName> = {
  [Each in Name]: { readonly type: Each } & EmbedEventDetail<Each>;
}[Name];
