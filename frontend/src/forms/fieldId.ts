export function fieldId({ name }: { readonly name: string }): string {
  return `field-${name}`;
}
