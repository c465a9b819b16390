import { SecondaryButton } from '@incasso/browser/forms/Button';
import { firstInvalid } from '@incasso/browser/forms/firstInvalid';
import { TextField } from '@incasso/browser/forms/TextField';
import { interestRates } from '@incasso/debts/interestRates';
import { todayInBelgium } from '@incasso/contract/isoDate';
import { reckonInterest, type InterestReckoning } from '@incasso/debts/reckonInterest';
import { useEffect, useId, useRef, useState } from 'react';
import { Fields, Form, Heading, Result } from './InterestReckoner.styles';
import { reckonerText as text } from './InterestReckoner.text';
import { Outcome } from './Outcome';
import { readReckonerForm, type FormErrors } from './readReckonerForm';

type State = { readonly errors: FormErrors; readonly reckoning?: InterestReckoning };

const nothing: State = { errors: {} };

export type InterestReckonerProps = {
  /**
   * Below an answer of the FAQ, it also asks for the last day, and its headings are one level lower. By default it
   * calculates up to today.
   */
  readonly isInAnswer?: boolean;
};

/** Calculates what the law adds to one invoice, and the client's costs. Sends nothing to a server. */
export function InterestReckoner({ isInAnswer = false }: InterestReckonerProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, reckoning }, setOutcome] = useState(nothing);

  useEffect(() => {
    if (form.current !== null && Object.keys(errors).length > 0) firstInvalid(form.current)?.focus();
  }, [errors]);

  const reckon = (data: FormData) => {
    const read = readReckonerForm(data, interestRates);
    setOutcome('errors' in read ? read : { errors: {}, reckoning: reckonInterest(read.debt, interestRates) });
  };

  return (
    <Form
      ref={form}
      noValidate
      aria-labelledby={titleId}
      // Any change clears the result, which belongs to the former input.
      onInput={() => reckoning !== undefined && setOutcome(nothing)}
      onSubmit={(event) => {
        event.preventDefault();
        reckon(new FormData(event.currentTarget));
      }}
    >
      <Heading as={isInAnswer ? 'h4' : 'h3'} id={titleId}>
        {text.title}
      </Heading>
      <p>{text.intro}</p>
      <TextField
        {...field('amount')}
        label={text.amount}
        hint={text.amountHint}
        error={errors['amount']}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Fields>
        <TextField {...field('dueDate')} label={text.dueDate} error={errors['dueDate']} type="date" required />
        {isInAnswer ? (
          <TextField
            {...field('until')}
            label={text.until}
            error={errors['until']}
            type="date"
            defaultValue={todayInBelgium()}
            required
          />
        ) : (
          <input type="hidden" name="until" value={todayInBelgium()} />
        )}
      </Fields>
      <div>
        <SecondaryButton type="submit">{text.reckon}</SecondaryButton>
      </div>
      <Result role="status">{reckoning && <Outcome reckoning={reckoning} heading={isInAnswer ? 'h5' : 'h4'} />}</Result>
    </Form>
  );
}

/** Prefixes the id, because the page may have other forms. */
function field(name: string) {
  return { name, id: `interest-${name}` };
}
