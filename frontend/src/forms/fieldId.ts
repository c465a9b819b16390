/** The id of a field's control. */
export function fieldId({ name }: { readonly name: string }): string {
  return `field-${name}`;
}
