import * as v from 'valibot';
import { embedVersion } from './embedNames';

/** A message between frame and page. `intake` marks it as the embed's and gives its version. */
export function messageSchema<Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) {
  return v.object({ intake: v.literal(embedVersion), type: v.literal(type), ...entries });
}

/** A message as it is written; the mark is added where it is posted. */
export type Unmarked<Message> = Message extends unknown ? Omit<Message, 'intake'> : never;
