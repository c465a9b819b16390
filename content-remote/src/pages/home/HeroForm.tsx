import { Button } from '@incasso/frontend/forms/Button';
import { fieldId, fieldValues } from '@incasso/frontend/forms/formFields';
import { TextField } from '@incasso/frontend/forms/TextField';
import { SubTitle } from '@incasso/frontend/ui/Section';
import { useHostServices } from '@incasso/frontend/host/services';
import { useErrorToast } from '@incasso/frontend/toasts/useErrorToast';
import { cleanCode, cleanLine } from '@incasso/contract/cleanText';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { prefillKeys } from '@incasso/contract/embed/prefillFields';
import { messages } from '@incasso/contract/messages';
import { routes } from '@incasso/contract/routes';
import { useEffect, useId, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { Note, Slip, SlipHead } from './HeroForm.styles';
import { heroForm } from './home.content';

const fieldNames = ['name', 'email'] as const;

/** Where this tab keeps each field for the wizard, a reload and the way back. */
const keptUnder = { name: prefillKeys.contact_person, email: prefillKeys.email } as const;

/**
 * Keeps name and e-mail for the wizard. The browser itself never submits this form: personal data must not end up in a
 * URL. Without JavaScript, another form without fields opens the wizard.
 */
export function HeroForm() {
  const host = useHostServices();
  const withoutScript = useId();
  const errorToast = useErrorToast();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);

  useEffect(() => {
    if (form.current !== null) restore(form.current);
  }, []);

  const start = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = ownFields(event.currentTarget);
    // The browser's validation would reject an e-mail address with an invisible character.
    for (const field of fields) field.value = cleaned(field);
    const empty = fields.filter(isEmpty);
    setMissing(empty.map((field) => field.name));
    if (empty[0] !== undefined) {
      errorToast.show(messages.heroIncomplete);
      empty[0].focus();
      return;
    }
    if (!fields.every((field) => field.reportValidity())) return;
    keep(event.currentTarget);
    host.navigate?.(routes.start);
  };

  const settle = (event: SyntheticEvent<HTMLFormElement>) => {
    keep(event.currentTarget);
    if (!ownFields(event.currentTarget).some(isEmpty)) errorToast.withdraw();
  };

  const field = (name: (typeof fieldNames)[number]) => ({
    name,
    label: heroForm[name],
    required: true,
    error: missing.includes(name) ? fieldProblems.required : undefined,
  });

  return (
    <Slip>
      <form ref={form} method="dialog" noValidate onSubmit={start} onInput={settle} aria-label={heroForm.title}>
        <SlipHead>
          <SubTitle as="h2">{heroForm.title}</SubTitle>
          <Note>{heroForm.note}</Note>
        </SlipHead>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <Button type="submit">{heroForm.submit}</Button>
        <Button type="submit" form={withoutScript}>
          {heroForm.submit}
        </Button>
      </form>
      <form id={withoutScript} action={routes.start} hidden />
    </Slip>
  );
}

/** The form's own inputs, without those that browser extensions insert. */
function ownFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(fieldNames.map((name) => `#${fieldId({ name })}`).join())];
}

function isEmpty(field: HTMLInputElement): boolean {
  return cleaned(field) === '';
}

function cleaned({ type, value }: HTMLInputElement): string {
  return type === 'email' ? cleanCode(value) : cleanLine(value);
}

/** Does nothing if the browser blocks storage. */
function keep(form: HTMLFormElement): void {
  const values = fieldValues(form, fieldNames);
  withStorage(() => {
    for (const name of fieldNames) sessionStorage.setItem(keptUnder[name], values[name] ?? '');
  });
}

/** What was typed before hydration stays. */
function restore(form: HTMLFormElement): void {
  withStorage(() => {
    for (const field of ownFields(form).filter(isEmpty)) {
      const name = fieldNames.find((known) => known === field.name);
      if (name !== undefined) field.value = sessionStorage.getItem(keptUnder[name]) ?? '';
    }
  });
}

function withStorage(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
