import * as v from 'valibot';
import type { ApiRequest } from './ApiRequest';
import { refuse, type Refusal } from '../results/Result';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON body of a call in the shape of a schema, or why it is refused. */
export function parseJsonBody<Schema extends v.GenericSchema>(
  { headers, body }: ApiRequest,
  schema: Schema,
): { readonly kind: 'parsed'; readonly value: v.InferOutput<Schema> } | Refusal {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return refuse('unsupported_media_type');
  try {
    const result = v.safeParse(schema, JSON.parse(utf8.decode(body)));
    return result.success ? { kind: 'parsed', value: result.output } : refuse('malformed_request', { reason: 'shape' });
  } catch {
    return refuse('malformed_request', { reason: 'json' });
  }
}
