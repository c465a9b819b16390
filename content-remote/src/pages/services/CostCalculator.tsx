import { theme } from '@incasso/frontend/brand/theme';
import { Button } from '@incasso/frontend/forms/Button';
import { Box, CheckboxLabel, CheckboxRow } from '@incasso/frontend/forms/Checkbox.styles';
import { firstInvalid } from '@incasso/frontend/forms/firstInvalid';
import { TextField } from '@incasso/frontend/forms/TextField';
import { Split, Stack } from '@incasso/frontend/layout/Stack';
import { todayInBelgium } from '@incasso/contract/isoDate';
import { countedKinds, type CountedKind } from '@incasso/debts/caseKinds';
import { kindNames } from '@incasso/debts/costWords';
import { costsOf, type CaseCosts } from '@incasso/debts/costsOf';
import { interestRates } from '@incasso/debts/interestRates';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { costKinds } from './costKinds.content';
import { calculatorText as text } from './CostCalculator.text';
import { Outcome } from './Outcome';
import { readCalculatorForm, type FormErrors } from './readCalculatorForm';

type State = { readonly errors: FormErrors; readonly costs?: CaseCosts };

const nothing: State = { errors: {} };

/** Calculates what a case costs today, for each kind of case. Sends nothing to a server. */
export function CostCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [{ errors, costs }, setState] = useState(nothing);

  useEffect(() => {
    if (form.current !== null && Object.keys(errors).length > 0) firstInvalid(form.current)?.focus();
  }, [errors]);
  // The result begins below a phone's screen. The block returns nothing: Chrome's `scrollIntoView` returns a promise,
  // which React would call on cleanup.
  useEffect(() => {
    if (costs !== undefined) result.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [costs]);

  const calculate = (data: FormData) => {
    const read = readCalculatorForm(data, { rates: interestRates, until: todayInBelgium() });
    setState('errors' in read ? read : { errors: {}, costs: costsOf(read.toCost) });
  };

  return (
    <Form
      as="form"
      ref={form}
      // Before its script runs, the browser must not submit it.
      method="dialog"
      noValidate
      aria-label={text.title}
      // Any change clears the result, which belongs to the former input.
      onInput={() => costs !== undefined && setState(nothing)}
      onSubmit={(event) => {
        event.preventDefault();
        calculate(new FormData(event.currentTarget));
      }}
    >
      <Inputs>
        <noscript>
          <p>{text.withoutScript}</p>
        </noscript>
        <Kinds as="fieldset">
          <legend>{text.kind}</legend>
          {countedKinds.map((kind, index) => (
            <CheckboxRow key={kind}>
              <Box type="radio" id={`cost-${kind}`} name="kind" value={kind} defaultChecked={index === 0} />
              <CheckboxLabel htmlFor={`cost-${kind}`}>{kindNames[kind]}</CheckboxLabel>
            </CheckboxRow>
          ))}
        </Kinds>
        <TextField
          {...field('amount')}
          label={text.amount}
          hint={text.amountHint}
          error={errors.amount}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextField {...field('dueDate')} label={text.dueDate} error={errors.dueDate} type="date" required />
        <Button type="submit">{text.calculate}</Button>
        <p>{text.intro}</p>
      </Inputs>
      <div>
        <Result ref={result} role="status">
          {costs && <Outcome costs={costs} />}
        </Result>
        {costs === undefined &&
          costKinds.items.map(({ kind, costs: ofExample }) => (
            <Example key={kind} $kind={kind}>
              <Outcome costs={ofExample} example={costKinds.example} />
            </Example>
          ))}
      </div>
    </Form>
  );
}

/** Prefixes the id, because the page may have other forms. */
function field(name: string) {
  return { name, id: `cost-${name}` };
}

const Inputs = styled(Stack).attrs({ $gap: 'm', $isNarrow: true })`
  > div,
  > fieldset {
    justify-self: stretch;
  }

  > p {
    font-size: ${theme.size.small};
  }
`;

const Form = styled(Split).attrs({ $of: 'minmax(0, 1fr) minmax(26.25rem, 1fr)' })`
  padding: ${theme.space.l};
  background: ${theme.color.band};

  /* Prints the result or the examples, but no empty form. */
  @media print {
    display: block;
    padding: 0;

    &:not(:has([role='status'] dl)) ${Inputs}, button {
      display: none;
    }
  }
`;

const Kinds = styled(Stack)`
  /* Keeps the touch targets of two rows apart. */
  gap: 1.25rem;

  legend {
    margin-block-end: ${theme.space.s};
    font-weight: 650;
  }
`;

const Result = styled(Stack).attrs({ $gap: 'm' })`
  > :first-child {
    scroll-margin-block-end: ${theme.space.l};
    break-inside: avoid;
    break-after: avoid;
  }

  @media print {
    display: block;
    margin-block-end: ${theme.space.l};

    && > * {
      margin-block-end: ${theme.space.s};
    }
  }
`;

/** Shown for the chosen kind of case, without JavaScript too; in print for each kind. */
const Example = styled(Result)<{ $kind: CountedKind }>`
  @media screen {
    ${Form}:has([name='kind']:checked):not(:has([value='${({ $kind }) => $kind}']:checked)) & {
      display: none;
    }
  }
`;
