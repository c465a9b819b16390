import { SecondaryButton } from '@incasso/browser/forms/Button';
import { firstInvalid } from '@incasso/browser/forms/firstInvalid';
import { TextField } from '@incasso/browser/forms/TextField';
import { estimateCaveat, interestLines, missingRateNote } from '@incasso/debts/interestLines';
import { interestRates } from '@incasso/debts/interestRates';
import { addDays, todayInBelgium } from '@incasso/contract/isoDate';
import { reckonInterest, type InterestReckoning } from '@incasso/debts/reckonInterest';
import { useEffect, useId, useRef, useState } from 'react';
import { Buttons, Fields, Form, Payment, Result, Total } from './InterestReckoner.styles';
import { reckonerText as text } from './InterestReckoner.text';
import { paymentFields, readClaim, type ClaimErrors } from './readClaim';

type Outcome = { readonly errors: ClaimErrors; readonly reckoning?: InterestReckoning };

const nothing: Outcome = { errors: {} };

/** Calculates the interest on one invoice, with part payments. Nothing of it is sent. */
export function InterestReckoner() {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [payments, setPayments] = useState<readonly number[]>([]);
  const [{ errors, reckoning }, setOutcome] = useState(nothing);

  useEffect(() => {
    if (form.current !== null && Object.keys(errors).length > 0) firstInvalid(form.current)?.focus();
  }, [errors]);

  const reckon = (data: FormData) => {
    const read = readClaim(data, payments, interestRates);
    setOutcome('errors' in read ? read : { errors: {}, reckoning: reckonInterest(read.claim, interestRates) });
  };

  return (
    <Form
      ref={form}
      noValidate
      aria-labelledby={titleId}
      // Any change clears the result: it must not stand below other figures.
      onInput={() => reckoning !== undefined && setOutcome(nothing)}
      onSubmit={(event) => {
        event.preventDefault();
        reckon(new FormData(event.currentTarget));
      }}
    >
      <h4 id={titleId}>{text.title}</h4>
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
        <TextField
          {...field('until')}
          label={text.until}
          error={errors['until']}
          type="date"
          defaultValue={todayInBelgium()}
          required
        />
      </Fields>
      {payments.map((id, index) => {
        const { amount, date } = paymentFields(id);
        return (
          <Payment key={id}>
            <legend>{text.payment(index + 1)}</legend>
            <Fields>
              <TextField
                {...field(amount)}
                label={text.paidAmount}
                error={errors[amount]}
                inputMode="decimal"
                autoComplete="off"
                required
              />
              <TextField {...field(date)} label={text.paidOn} error={errors[date]} type="date" required />
            </Fields>
            <SecondaryButton
              type="button"
              aria-label={`${text.removePayment}: ${text.payment(index + 1)}`}
              onClick={() => {
                setPayments(payments.filter((other) => other !== id));
                setOutcome(nothing);
              }}
            >
              {text.removePayment}
            </SecondaryButton>
          </Payment>
        );
      })}
      <Buttons>
        <SecondaryButton
          type="button"
          onClick={() => {
            setPayments([...payments, (payments.at(-1) ?? 0) + 1]);
            setOutcome(nothing);
          }}
        >
          {text.addPayment}
        </SecondaryButton>
        <SecondaryButton type="submit">{text.reckon}</SecondaryButton>
      </Buttons>
      <Result role="status">
        {reckoning && (
          <>
            <h5>{text.result}</h5>
            <Total>
              {text.rows(reckoning).map(([label, amount]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{amount}</dd>
                </div>
              ))}
            </Total>
            {reckoning.unknownFrom !== undefined && <p>{missingRateNote(addDays(reckoning.unknownFrom, -1))}</p>}
            <p>{estimateCaveat}</p>
            <strong>{text.how}</strong>
            <ul>
              {interestLines(reckoning, 'EUR').map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </Result>
    </Form>
  );
}

/** Field names of its own: the page may have other forms. */
function field(name: string) {
  return { name, id: `interest-${name}` };
}
