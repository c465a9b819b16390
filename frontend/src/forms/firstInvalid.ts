export function firstInvalid(form: ParentNode): HTMLElement | null {
  return form.querySelector<HTMLElement>('[aria-invalid="true"]');
}
