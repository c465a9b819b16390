/** The first control of the form that is marked invalid. */
export function firstInvalid(form: ParentNode): HTMLElement | null {
  return form.querySelector<HTMLElement>('[aria-invalid="true"]');
}
