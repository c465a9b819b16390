export function fieldId({ name }: { readonly name: string }): string {
  return `field-${name}`;
}

/** Values of the named fields in a form. Finds fields by id, because browser extensions add inputs with any name. */
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

export function firstInvalid(form: ParentNode): HTMLElement | null {
  return form.querySelector<HTMLElement>('[aria-invalid="true"]');
}
