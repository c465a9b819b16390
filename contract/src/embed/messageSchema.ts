import * as v from 'valibot';
import { embedVersion } from './embedNames';

/** A message between iframe and page. `intake` marks it as the embed's and gives its version. */
export function messageSchema<Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) {
  return v.object({ intake: v.literal(embedVersion), type: v.literal(type), ...entries });
}

/** A message without its mark, which is added on posting. */
export type Unmarked<Message> = Message extends unknown ? Omit<Message, 'intake'> : never;
