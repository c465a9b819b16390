import type * as v from 'valibot';
import { addedFilesSchema } from './addedFiles';
import { messageSchema, type Unmarked } from './messageSchema';
import { prefillSchema } from './prefillSchema';

/**
 * Commands of a partner's page to the intake. The element's methods, the queue's commands, the messages to the iframe
 * and the types for partners are derived from this table. A command carries its method's argument.
 */
export const embedCommands = {
  prefill: {
    description: 'Fills fields that are still empty. Never reaches over what the visitor filled in.',
    message: messageSchema('prefill', { prefill: prefillSchema }),
  },
  add: {
    description: 'Adds e-invoices and other documents, as if the visitor had chosen them. The visitor alone submits.',
    message: messageSchema('add', { files: addedFilesSchema }),
  },
  reset: {
    description:
      'Lets go of everything filled in and begins anew, without asking; ignored while the case is being sent.',
    message: messageSchema('reset', {}),
  },
} as const;

export type EmbedCommandName = keyof typeof embedCommands;

type CommandMessage<Name extends EmbedCommandName> = v.InferOutput<(typeof embedCommands)[Name]['message']>;

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
