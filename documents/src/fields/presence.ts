import { RefusedXml } from '../xml/RefusedXml';
/** Omits keys without a value: fields that a document lacks are absent. */
export type Present<Values> = { readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> };

export function present<Values extends Record<string, unknown>>(values: Values): Present<Values>;
export function present(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A value that every invoice must have. Throws `incomplete`. */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RefusedXml('incomplete');
  return value;
}
