import { shallowEqual, useSelector } from '@xstate/react';
import { memo, useLayoutEffect, useRef } from 'react';
import { Fold } from '@incasso/frontend/ui/Fold';
import { fieldsOfStep, isRequired } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../case/WizardSnapshot';
import { AnswerField } from './AnswerField';
import { optionalFieldsText } from './lastStep.text';

const names = fieldsOfStep(3).filter((name) => !isRequired(name));

/** The optional fields, folded. They unfold when one is filled in or invalid; the visitor may fold them at any time. */
export const OptionalFields = memo(function OptionalFields({ wizard }: { readonly wizard: WizardActor }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { isFilled, isAtFault } = useSelector(
    wizard,
    ({ context }) => ({
      isFilled: names.some((name) => context.answers[name] !== ''),
      isAtFault: names.some((name) => context.problems[name] !== undefined),
    }),
    shallowEqual,
  );

  // Runs before the focus moves to a field inside it.
  useLayoutEffect(() => {
    if (fold.current !== null && (isFilled || isAtFault)) fold.current.open = true;
  }, [isFilled, isAtFault]);

  return (
    <Fold title={optionalFieldsText.title} ref={fold}>
      {names.map((name) => (
        <AnswerField key={name} wizard={wizard} name={name} />
      ))}
    </Fold>
  );
});
