import type * as v from 'valibot';
import { addedFilesSchema } from './addedFiles';
import { messageSchema, type Unmarked } from './messageSchema';
import { prefillSchema } from './prefillSchema';

/**
 * Commands of a partner's page to the intake. The methods, the queue and the messages to the iframe are derived from
 * this table. A command carries its method's argument.
 */
export const embedCommands = {
  prefill: messageSchema('prefill', { prefill: prefillSchema }),
  add: messageSchema('add', { files: addedFilesSchema }),
  reset: messageSchema('reset', {}),
} as const;

export type EmbedCommandName = keyof typeof embedCommands;

type CommandMessage<Name extends EmbedCommandName> = v.InferOutput<(typeof embedCommands)[Name]>;

export type EmbedCommand = Unmarked<CommandMessage<EmbedCommandName>>;

type Carried<Name extends EmbedCommandName> = Omit<CommandMessage<Name>, 'intake' | 'type'>;

type Arguments<Name extends EmbedCommandName> = keyof Carried<Name> extends never
  ? readonly []
  : readonly [carried: Carried<Name>[keyof Carried<Name>]];

/** Methods of the element for the page's own scripts. Each may be called at any time. */
export type EmbedMethods = { [Name in EmbedCommandName]: (...given: Arguments<Name>) => void };

/**
 * A command as a page pushes it to the queue on `window`, before or after the script has loaded. The last part is a CSS
 * selector of the target elements; default: all on the page. If none matches yet, the command waits for the first.
 */
export type QueuedCommand = {
  [Name in EmbedCommandName]: readonly [Name, ...Arguments<Name>, selector?: string];
}[EmbedCommandName];
