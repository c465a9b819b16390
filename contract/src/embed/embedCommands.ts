import type * as v from 'valibot';
import { addedFilesSchema } from './addedFiles';
import { messageSchema, type Unmarked } from './messageSchema';
import { prefillSchema } from './prefillSchema';

/**
 * What a partner's page asks of the intake, and the only place that says so: methods of the element, commands of the
 * queue, messages to the frame and the types for partners are made of it. What a command carries is the argument of
 * its method.
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

/** A command with what it carries. */
export type EmbedCommand = Unmarked<CommandMessage<EmbedCommandName>>;

type Carried<Name extends EmbedCommandName> = Omit<CommandMessage<Name>, 'intake' | 'type'>;

type Arguments<Name extends EmbedCommandName> = keyof Carried<Name> extends never
  ? readonly []
  : readonly [carried: Carried<Name>[keyof Carried<Name>]];

/** What the element does for the page's own scripts. Each may be called at any time. */
export type EmbedMethods = { [Name in EmbedCommandName]: (...given: Arguments<Name>) => void };

/**
 * A command as it is pushed to the queue on `window`, before or after the script has loaded. The last part is a CSS
 * selector of the elements that it is for; default: all on the page. One that finds no element yet waits for the first.
 */
export type QueuedCommand = {
  [Name in EmbedCommandName]: readonly [Name, ...Arguments<Name>, selector?: string];
}[EmbedCommandName];
