import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import * as v from 'valibot';
import { S3Error } from '../errors/S3Error';

// oxlint-disable-next-line typescript/no-deprecated -- What comes after it is an ES module, which Jest cannot load.
const parser = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true, ignoreAttributes: true });

/** Reads an XML body by a schema. Document types are refused, as S3 does. Throws MalformedXML. */
export function parseXml<TSchema extends v.GenericSchema>(schema: TSchema, xml: string): v.InferOutput<TSchema> {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new S3Error('MalformedXML');
  const result = v.safeParse(schema, parseTree(xml));
  if (!result.success) throw new S3Error('MalformedXML');
  return result.output;
}

/** An element that may come any number of times: the parser gives one alone without a list, and none as nothing. */
export function repeated<TItem extends v.GenericSchema>(item: TItem) {
  return v.pipe(
    v.optional(v.unknown(), []),
    v.transform((found) => [found].flat()),
    v.array(item),
  );
}

function parseTree(xml: string): unknown {
  try {
    SyntaxValidator.validate(xml);
    return parser.parse(xml);
  } catch {
    throw new S3Error('MalformedXML');
  }
}
