import * as v from 'valibot';

/** A mail as `GET /messages` tells of it. */
export const messageSchema = v.object({
  id: v.string(),
  /** ISO 8601. */
  receivedAt: v.string(),
  /** Address, with a name before it if there is one: `Naam <adres@firma.example>`. So are those below. */
  from: v.string(),
  to: v.array(v.string()),
  cc: v.array(v.string()),
  replyTo: v.array(v.string()),
  /** Bare addresses that it was delivered to, whatever its headers say. */
  recipients: v.array(v.string()),
  subject: v.string(),
  /** Empty when it has no such part. */
  text: v.string(),
  html: v.string(),
  attachments: v.array(v.object({ filename: v.string(), contentType: v.string(), size: v.number() })),
});

export type Message = v.InferOutput<typeof messageSchema>;
