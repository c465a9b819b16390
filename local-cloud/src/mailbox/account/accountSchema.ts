import * as v from 'valibot';

/** What SES publishes to an event destination. https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_EventDestination.html */
export const sendingEvents = ['SEND', 'REJECT', 'BOUNCE', 'COMPLAINT', 'DELIVERY', 'DELIVERY_DELAY'] as const;
export type SendingEvent = (typeof sendingEvents)[number];

const suppressionReasons = ['BOUNCE', 'COMPLAINT'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/**
 * What becomes of a mail at its recipient's: as with the addresses of SES's mailbox simulator. `delay`: the recipient's
 * server takes it later.
 */
export const outcomes = ['success', 'bounce', 'complaint', 'suppressionlist', 'ooto', 'delay'] as const;
export type Outcome = (typeof outcomes)[number];

const address = v.pipe(v.string(), v.email(), v.toLowerCase());

const configurationSetSchema = v.strictObject({
  /** Default: it sends. */
  sends: v.optional(v.boolean(), true),
  /** Whom it suppresses, whatever the account does; an empty list is nobody. Default: as the account. */
  suppressedReasons: v.exactOptional(v.array(v.picklist(suppressionReasons))),
  /** What it publishes to the event bus. Default: nothing. */
  publishes: v.optional(v.array(v.picklist(sendingEvents)), []),
});

/** The account as `POST /_account` sets it. */
export const accountSchema = v.strictObject({
  /** In the sandbox recipients must be verified too. Default: out of it. */
  sandbox: v.optional(v.boolean(), false),
  /** `paused` by AWS, or `disabled` by the account itself. Default: `enabled`. */
  sending: v.optional(v.picklist(['enabled', 'paused', 'disabled']), 'enabled'),
  /** Mails in 24 hours, each recipient being one. Default: 200 in the sandbox, else 50,000. */
  dailyQuota: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Verified domains and addresses. Default: none. */
  verified: v.optional(v.array(v.pipe(v.string(), v.toLowerCase())), []),
  /** What the account itself suppresses, and puts on its list. Default: both, as in accounts since 2019. */
  suppressedReasons: v.optional(v.array(v.picklist(suppressionReasons)), [...suppressionReasons]),
  /** Default: empty. */
  suppressionList: v.optional(v.array(v.strictObject({ address, reason: v.picklist(suppressionReasons) })), []),
  /** By name. Default: none. */
  configurationSets: v.optional(v.record(v.string(), configurationSetSchema), {}),
  /** What becomes of mails to these addresses. Default: all are delivered. */
  outcomes: v.optional(v.record(address, v.picklist(outcomes)), {}),
});

export type AccountSettings = Readonly<v.InferOutput<typeof accountSchema>>;
export type AccountInput = v.InferInput<typeof accountSchema>;
