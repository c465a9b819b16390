import { theme } from '@incasso/frontend/brand/theme';
import { Button } from '@incasso/frontend/forms/Button';
import { fieldValues, firstInvalid } from '@incasso/frontend/forms/formFields';
import { TextField } from '@incasso/frontend/forms/TextField';
import { screenOnly } from '@incasso/frontend/layout/screenOnly';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { Row, Stack } from '@incasso/frontend/layout/Stack';
import type { CountedKind } from '@incasso/debts/caseKinds';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { calculatorText as text } from './services.content';
import type { InvoiceErrors, TypedInvoice } from './readTypedInvoice';

type CalculatorProps = {
  readonly kind: CountedKind;
  /** What the fields have until the visitor types in them. */
  readonly typed: TypedInvoice;
  readonly errors: InvoiceErrors;
  readonly onType: (typed: TypedInvoice) => void;
  readonly onCalculate: (typed: TypedInvoice) => void;
};

/** The visitor's own invoice. Sends nothing to a server. */
export function Calculator({ kind, typed, errors, onType, onCalculate }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = (name: keyof TypedInvoice) => ({
    // The page has a form for each kind of case. React empties a field that it controls and that was filled in before
    // hydration.
    ...{ name: `${kind}-${name}`, defaultValue: typed[name], error: errors[name] },
    ...{ label: text[name], hint: text[`${name}Hint`], required: true, hidesRequiredMark: true, autoComplete: 'off' },
  });

  useEffect(() => {
    if (form.current !== null && Object.values(errors).some((error) => error !== undefined))
      firstInvalid(form.current)?.focus();
  }, [errors]);

  return (
    <Form
      as="form"
      ref={form}
      // Before its script runs, the browser must not submit it.
      method="dialog"
      noValidate
      aria-label={text.title}
      onInput={({ currentTarget }) => onType(valuesOf(currentTarget, kind))}
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate(valuesOf(event.currentTarget, kind));
      }}
    >
      <Fields>
        <TextField {...field('amount')} inputMode="decimal" />
        {kind !== 'consumer' && <TextField {...field('dueDate')} inputMode="numeric" />}
      </Fields>
      <Row>
        <Button type="submit">{text.calculate}</Button>
        <SmallPrint>{text.private}</SmallPrint>
      </Row>
    </Form>
  );
}

function valuesOf(form: HTMLFormElement, kind: CountedKind): TypedInvoice {
  const values = fieldValues(form, [`${kind}-amount`, `${kind}-dueDate`]);
  return { amount: values[`${kind}-amount`] ?? '', dueDate: values[`${kind}-dueDate`] ?? '' };
}

const Form = styled(Stack).attrs({ $gap: 'm' })`
  ${screenOnly}

  @media (scripting: none) {
    display: none;
  }
`;

/** Side by side wherever each fits its label. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${theme.space.m};
`;
