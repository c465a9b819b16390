/** The id of a field's control: its own, or by its name. */
export function fieldId({ id, name }: { readonly id?: string; readonly name: string }): string {
  return id ?? `field-${name}`;
}
