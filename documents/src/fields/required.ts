import { RefusedXml } from '../xml/RefusedXml';

/** A value that every invoice must have. Throws `incomplete`. */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RefusedXml('incomplete');
  return value;
}
