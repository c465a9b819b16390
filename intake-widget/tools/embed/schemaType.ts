import { embedErrorCodes } from '@incasso/contract/embed/embedEvents';

/** The used parts of a Valibot schema. */
export type TypedSchema =
  | { readonly type: 'string' | 'number' }
  | { readonly type: 'picklist'; readonly options: readonly (string | number)[] }
  /** The record is the prefill of a page, the object what it adds. */
  | { readonly type: 'record' | 'object' };

/** The TypeScript type of a schema, with the names of the types for partners. */
export function schemaType(schema: TypedSchema): string {
  switch (schema.type) {
    case 'string':
    case 'number':
      return schema.type;
    case 'picklist':
      return schema.options === embedErrorCodes ? 'IntakeErrorCode' : unionType(schema.options);
    case 'record':
      return 'IntakePrefill';
    case 'object':
      return 'IntakeFiles';
  }
}

export function objectType(entries: Readonly<Record<string, TypedSchema>>): string {
  const members = Object.entries(entries).map(([name, schema]) => `${name}: ${schemaType(schema)}`);
  return members.length === 0 ? 'Record<string, never>' : `{ ${members.join('; ')} }`;
}

export function unionType(values: readonly (string | number)[]): string {
  return values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
}
