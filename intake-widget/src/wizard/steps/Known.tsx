import { shallowEqual, useSelector } from '@xstate/react';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { formatAnswer, intakeFields, missingFields, type IntakeFieldName } from '@incasso/contract/intakeFields';
import { theme } from '@incasso/frontend/brand/theme';
import { Fields } from '@incasso/frontend/layout/Stack';
import type { WizardActor } from '../case/WizardSnapshot';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import { AnswerField } from './AnswerField';
import { knownText as text } from './lastStep.text';

type KnownProps = {
  readonly wizard: WizardActor;
  readonly names: readonly IntakeFieldName[];
  readonly label: string;
  /** Whether this step asks them: one that is missing or invalid opens. Default: the line says what is missing. */
  readonly isAsked?: boolean;
};

/** Answers as text, with a button that opens their fields. Fields that were shown stay: the visitor types in them. */
export function Known({ wizard, names, label, isAsked = false }: KnownProps) {
  const [isOpen, setOpen] = useState(false);
  const { answers, problems } = useSelector(
    wizard,
    ({ context: { answers, problems } }) => ({ answers, problems }),
    shallowEqual,
  );
  const missing = missingFields(answers, names);
  const mustOpen = isAsked && (missing.length > 0 || names.some((name) => problems[name] !== undefined));
  if (mustOpen && !isOpen) setOpen(true);
  if (mustOpen || isOpen)
    return (
      <Fields>
        {names.map((name) => (
          <AnswerField key={name} wizard={wizard} name={name} />
        ))}
      </Fields>
    );

  const open = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => setOpen(true));
    const [first = names[0]] = missing;
    form?.querySelector<HTMLElement>(`[name=${String(first)}]`)?.focus();
  };
  const change = names.includes('bank_account') && names.length === 1 ? text.otherAccount : text.change;
  return (
    <Line>
      <Label>{label}</Label>
      <Values>
        {names
          .filter((name) => !missing.includes(name))
          .map((name) => (
            <bdi key={name}>{formatAnswer(name, answers[name])}</bdi>
          ))}
        {missing.length > 0 && <strong>{text.missing(missing.map((name) => intakeFields[name].label))}</strong>}
      </Values>
      <QuietButton type="button" aria-label={`${change}: ${label}`} onClick={open}>
        {change}
      </QuietButton>
    </Line>
  );
}

const Line = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  column-gap: ${theme.space.m};

  @container (min-width: ${theme.fromContainer.medium}) {
    grid-template-columns: 9rem minmax(0, 1fr) auto;
  }

  > button {
    font-size: ${theme.size.small};
    font-weight: 400;
  }
`;

const Label = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};

  @container not (min-width: ${theme.fromContainer.medium}) {
    grid-column: 1 / -1;
  }
`;

const Values = styled.span`
  overflow-wrap: anywhere;

  > :not(:last-child)::after {
    content: ' · ';
  }
`;
