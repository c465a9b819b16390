import * as v from 'valibot';

/** What CloudWatch and EventBridge come to know of in AWS. Things are named by their constructs. */
export const observationSchema = v.variant('kind', [
  /** A line that a function wrote to its log. */
  v.object({ kind: v.literal('log'), at: v.number(), logGroup: v.string(), line: v.string() }),
  /** A number that a service of AWS measures by itself. */
  v.object({
    kind: v.literal('metric'),
    at: v.number(),
    namespace: v.string(),
    name: v.string(),
    dimensions: v.record(v.string(), v.string()),
    value: v.number(),
  }),
  /** An event on the default bus. */
  v.object({ kind: v.literal('event'), at: v.number(), event: v.unknown() }),
]);

/** With its time, in milliseconds. */
export type Observation = v.InferOutput<typeof observationSchema>;
