import { shallowEqual, useSelector } from '@xstate/react';
import { memo, useLayoutEffect, useRef } from 'react';
import type { IntakeFieldName } from '@incasso/contract/intakeFields';
import { isComposed } from '../machine/WizardInvoices';
import type { WizardActor } from '../machine/WizardSnapshot';
import { AnswerField } from './AnswerField';
import { Fold } from './Fold';
import { Folded } from './Fold.styles';
import { useLazyLastStep } from './lazyLastStep';
import { optionalFieldsText } from './OptionalFields.text';

type OptionalFieldsProps = { readonly wizard: WizardActor; readonly names: readonly IntakeFieldName[] };

/**
 * The open invoices and the optional fields, folded. They open when the visitor has filled one of them in, when one is
 * at fault or the visitor is led to one; the visitor may fold them at any time.
 */
export const OptionalFields = memo(function OptionalFields({ wizard, names }: OptionalFieldsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const lastStep = useLazyLastStep(true);
  const { isFilled, isAtFault, isAsked } = useSelector(
    wizard,
    ({ context }) => ({
      isFilled: names.some((name) => context.answers[name] !== '' && !isComposed(context, name)),
      isAtFault: names.some((name) => context.problems[name] !== undefined),
      isAsked: names.some((name) => context.revisited === name),
    }),
    shallowEqual,
  );

  // Before the focus is led to a field in it.
  useLayoutEffect(() => {
    if (fold.current !== null && (isFilled || isAtFault || isAsked)) fold.current.open = true;
  }, [isFilled, isAtFault, isAsked]);

  return (
    <Fold title={optionalFieldsText.title} foldRef={fold}>
      <Folded>
        {lastStep && <lastStep.StatedClaims wizard={wizard} />}
        {names.map((name) => (
          <AnswerField key={name} wizard={wizard} name={name} />
        ))}
      </Folded>
    </Fold>
  );
});
