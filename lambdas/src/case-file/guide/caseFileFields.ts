import * as v from 'valibot';
import { caseFileJsonSchema } from './caseFileJsonSchema';

type Node = {
  readonly description?: string;
  readonly type?: string;
  readonly const?: number;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
};

const nodeSchema: v.GenericSchema<Node> = v.object({
  description: v.exactOptional(v.string()),
  type: v.exactOptional(v.string()),
  const: v.exactOptional(v.number()),
  enum: v.exactOptional(v.array(v.string())),
  format: v.exactOptional(v.string()),
  maxLength: v.exactOptional(v.number()),
  maxItems: v.exactOptional(v.number()),
  items: v.exactOptional(v.lazy(() => nodeSchema)),
  properties: v.exactOptional(
    v.record(
      v.string(),
      v.lazy(() => nodeSchema),
    ),
  ),
  required: v.exactOptional(v.array(v.string())),
});

/** A row of the guide's table of fields. */
export type FieldRow = readonly [path: string, type: string, isAlwaysThere: string, meaning: string];

/** The fields of the case file for people, from its JSON Schema. A group that comes twice is told once. */
export function caseFileFields(): FieldRow[] {
  return rowsOf(v.parse(nodeSchema, caseFileJsonSchema()), '', new Map());
}

function rowsOf({ properties = {}, required = [] }: Node, parent: string, told: Map<string, string>): FieldRow[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const path = `${parent}${name}${node.items === undefined ? '' : '[]'}`;
    const group = node.items ?? node;
    const key = JSON.stringify(group.properties);
    const before = group.properties && told.get(key);
    if (group.properties !== undefined && before === undefined) told.set(key, path);
    const meaning = [node.description, before && `As \`${before}\`.`].filter(Boolean).join(' ');
    const row: FieldRow = [`\`${path}\``, typeOf(node), required.includes(name) ? 'yes' : 'no', meaning];
    return before === undefined ? [row, ...rowsOf(group, `${path}.`, told)] : [row];
  });
}

function typeOf({ type = '', const: only, enum: choices, format, maxLength, maxItems, items }: Node): string {
  if (items !== undefined) return `list of ${typeOf(items)}${maxItems === undefined ? '' : `, at most ${maxItems}`}`;
  if (only !== undefined) return `\`${only}\``;
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(', ');
  if (type === 'string') return (format ?? 'text') + (maxLength === undefined ? '' : `, at most ${maxLength}`);
  return type;
}
