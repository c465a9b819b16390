import { Button } from '@incasso/frontend/forms/Button';
import { fieldId } from '@incasso/frontend/forms/fieldId';
import { fieldValues } from '@incasso/frontend/forms/fieldValues';
import { TextField } from '@incasso/frontend/forms/TextField';
import { SubTitle } from '@incasso/frontend/ui/Section';
import { useHostServices } from '@incasso/frontend/host/services';
import { useErrorToast } from '@incasso/frontend/toasts/useErrorToast';
import { cleanCode, cleanLine } from '@incasso/contract/cleanText';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { prefillKeys } from '@incasso/contract/embed/prefillFields';
import { messages } from '@incasso/contract/messages';
import { routes } from '@incasso/contract/routes';
import { useId, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { Note, Slip, SlipHead } from './HeroForm.styles';
import { heroForm } from './home.content';

const fieldNames = ['name', 'email'] as const;

/**
 * Stores name and e-mail for the wizard. The browser itself never submits this form: personal data must not end up in a
 * URL. Without JavaScript, another form without fields opens the wizard.
 */
export function HeroForm() {
  const host = useHostServices();
  const withoutScript = useId();
  const errorToast = useErrorToast();
  const [missing, setMissing] = useState<readonly string[]>([]);

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
    rememberPrefill(fieldValues(event.currentTarget, fieldNames));
    host.navigate?.(routes.start);
  };

  const settle = (event: SyntheticEvent<HTMLFormElement>) => {
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
      <form method="dialog" noValidate onSubmit={start} onInput={settle} aria-label={heroForm.title}>
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

/** Stores name and e-mail for the wizard until the tab closes. Does nothing if the browser blocks storage. */
function rememberPrefill({ name, email }: Partial<Record<(typeof fieldNames)[number], string>>): void {
  try {
    if (name !== undefined) sessionStorage.setItem(prefillKeys.contact_person, name);
    if (email !== undefined) sessionStorage.setItem(prefillKeys.email, email);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
