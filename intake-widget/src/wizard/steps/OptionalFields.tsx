import { shallowEqual, useSelector } from '@xstate/react';
import { memo, useLayoutEffect, useRef } from 'react';
import type { IntakeFieldName } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../machine/WizardSnapshot';
import { AnswerField } from './AnswerField';
import { Fields, Fold, FoldTitle, FoldWhy, hasRoom, Sign } from './OptionalFields.styles';

const optionalFieldsText = {
  title: 'Iets toe te lichten?',
  why: 'Niet verplicht, maar het bespaart u vragen achteraf.',
} as const;

type OptionalFieldsProps = { readonly wizard: WizardActor; readonly names: readonly IntakeFieldName[] };

/**
 * Optional fields, folded in a narrow wizard. They open where there is room, and when one of them is filled in or at
 * fault; the visitor may fold them at any time.
 */
export const OptionalFields = memo(function OptionalFields({ wizard, names }: OptionalFieldsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { isFilled, isAtFault } = useSelector(
    wizard,
    ({ context: { answers, problems } }) => ({
      isFilled: names.some((name) => answers[name] !== ''),
      isAtFault: names.some((name) => problems[name] !== undefined),
    }),
    shallowEqual,
  );

  // Before the focus is led to a field in it.
  useLayoutEffect(() => {
    if (fold.current !== null && (isFilled || isAtFault || hasRoom(fold.current))) fold.current.open = true;
  }, [isFilled, isAtFault]);

  return (
    <Fold ref={fold}>
      <summary>
        <FoldTitle>{optionalFieldsText.title}</FoldTitle>
        <Sign aria-hidden="true" />
        <FoldWhy>{optionalFieldsText.why}</FoldWhy>
      </summary>
      <Fields>
        {names.map((name) => (
          <AnswerField key={name} wizard={wizard} name={name} />
        ))}
      </Fields>
    </Fold>
  );
});
