/** Moves the focus to the first control of the form that is marked invalid. Tells whether there was one. */
export function focusFirstInvalid(form: ParentNode): boolean {
  const control = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  control?.focus();
  return control !== null;
}
