import { fieldId } from './fieldId';

/**
 * What stands in the fields of these names in a form. They are found by their ids: browsers' extensions put inputs of
 * their own into forms, under any name.
 */
export function fieldValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${fieldId({ name })}`);
    if (field !== null) values[name] = field.value;
  }
  return values;
}
