import { embedErrorCodes } from '@incasso/contract/embed/embedEvents';

/** What is looked at of the schemas of which the contract's tables for partners' pages are made. */
export type TypedSchema =
  | { readonly type: 'string' | 'number' }
  | { readonly type: 'picklist'; readonly options: readonly (string | number)[] }
  /** What a page fills in is the one record, and what it adds the one object. */
  | { readonly type: 'record' | 'object' };

/** The TypeScript of what a schema gives, in the names of the types for partners. */
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

/** The TypeScript of an object with these entries. */
export function objectType(entries: Readonly<Record<string, TypedSchema>>): string {
  const members = Object.entries(entries).map(([name, schema]) => `${name}: ${schemaType(schema)}`);
  return members.length === 0 ? 'Record<string, never>' : `{ ${members.join('; ')} }`;
}

/** The union of these values. */
export function unionType(values: readonly (string | number)[]): string {
  return values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
}
