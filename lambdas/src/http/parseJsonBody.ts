import * as v from 'valibot';
import { accept, refuse, type Result } from '../Result';
import type { ApiRequest } from './ApiRequest';

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function parseJsonBody<Schema extends v.GenericSchema>(
  { headers, body }: Pick<ApiRequest, 'headers' | 'body'>,
  schema: Schema,
): Result<v.InferOutput<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) return refuse('unsupported_media_type');
  try {
    // Stops at the first issue: thousands of them would take longer than all other work before the bot check.
    const parsed = v.safeParse(schema, JSON.parse(utf8.decode(body)), { abortEarly: true });
    return parsed.success ? accept(parsed.output) : refuse('malformed_request', { reason: 'shape' });
  } catch {
    return refuse('malformed_request', { reason: 'json' });
  }
}
