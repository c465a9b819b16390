import * as v from 'valibot';
import { parseXml, repeated } from '../xml/parseXml';
import { S3Error } from '../errors/S3Error';
import type { Tag } from '../store/objectRecord';
import { s3Document } from '../xml/s3Document';

const taggingSchema = v.object({
  Tagging: v.object({
    TagSet: v.union([
      v.object({ Tag: repeated(v.object({ Key: v.string(), Value: v.string() })) }),
      v.pipe(
        v.literal(''),
        v.transform(() => ({ Tag: [] })),
      ),
    ]),
  }),
});

const maxTags = 10;
const tagCharacters = /^[\p{L}\p{Z}\p{N}_.:/=+\-@]*$/u;

/** Tags of a header: `a=1&b=2`. */
export function tagsOfHeader(header: string | undefined): Tag[] {
  return checked([...new URLSearchParams(header ?? '')].map(([key, value]) => ({ key, value })));
}

/** Tags of a `Tagging` document. */
export function tagsOfXml(xml: string): Tag[] {
  const { Tagging } = parseXml(taggingSchema, xml);
  return checked(Tagging.TagSet.Tag.map(({ Key, Value }) => ({ key: Key, value: Value })));
}

export function xmlOfTags(tags: readonly Tag[]): string {
  return s3Document('Tagging', { TagSet: { Tag: tags.map(({ key, value }) => ({ Key: key, Value: value })) } });
}

function checked(tags: Tag[]): Tag[] {
  if (tags.length > maxTags) throw invalid('Object tags cannot be greater than 10');
  if (new Set(tags.map(({ key }) => key)).size < tags.length) {
    throw invalid('Cannot provide multiple Tags with the same key');
  }
  for (const { key, value } of tags) {
    if (key === '' || key.length > 128 || !tagCharacters.test(key))
      throw invalid('The TagKey you have provided is invalid');
    if (value.length > 256 || !tagCharacters.test(value)) throw invalid('The TagValue you have provided is invalid');
  }
  return tags;
}

function invalid(message: string): S3Error {
  return new S3Error('InvalidTag', { message });
}
