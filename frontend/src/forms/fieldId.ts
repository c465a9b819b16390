/** The id of a field's control: the given one, or else derived from its name. */
export function fieldId({ id, name }: { readonly id?: string; readonly name: string }): string {
  return id ?? `field-${name}`;
}
