import * as v from 'valibot';

/** An event on a bus. https://docs.aws.amazon.com/eventbridge/latest/ref/overiew-event-structure.html */
export const busEventSchema = v.object({
  bus: v.string(),
  event: v.object({
    version: v.literal('0'),
    id: v.string(),
    'detail-type': v.string(),
    source: v.string(),
    account: v.string(),
    time: v.string(),
    region: v.string(),
    resources: v.array(v.string()),
    detail: v.unknown(),
  }),
});

export type BusEvent = v.InferOutput<typeof busEventSchema>;
