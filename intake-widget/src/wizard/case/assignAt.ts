import type { WizardContext } from './WizardContext';
import type { WizardEvent } from './WizardEvent';
import { caseSetup } from './caseSetup';

type EventOf<Type extends WizardEvent['type']> = Extract<WizardEvent, { type: Type }>;

/** An action that updates the context, for events of one type. */
export function assignAt<Type extends WizardEvent['type']>(
  type: Type,
  change: (context: WizardContext, event: EventOf<Type>) => Partial<WizardContext>,
) {
  return caseSetup.assign(({ context, event }) => {
    if (!isOfType(event, type)) throw new Error(`This action is for ${type}, not for ${event.type}.`);
    return change(context, event);
  });
}

function isOfType<Type extends WizardEvent['type']>(event: WizardEvent, type: Type): event is EventOf<Type> {
  return event.type === type;
}
