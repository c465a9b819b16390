import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import { readBody } from '../http/startServer';
import { xmlDocument } from '../http/xmlDocument';
import { xmlAnswer, type Bucket, type Operation } from './Operation';
import { StoreError } from './StoreError';

/**
 * DELETE of a key, which adds a delete marker, or of a version, which deletes it for good. A missing one is no error.
 */
export const deleteObject: Operation = {
  parameters: ['versionId'],
  run: ({ request: { key, query }, bucket }) => {
    remove(bucket, key, query['versionId']);
    return { status: 204, headers: {} };
  },
};

const batchSchema = v.object({
  Delete: v.object({
    Object: v.array(v.object({ Key: v.string(), VersionId: v.optional(v.string()) })),
    Quiet: v.optional(v.string()),
  }),
});
const parser = new XMLParser({ parseTagValue: false, trimValues: false, isArray: (name) => name === 'Object' });
/** A thousand keys of maximum length. */
const maxBatchBytes = 2 * 1024 * 1024;

export const deleteObjects: Operation = {
  run: async ({ request, bucket }) => {
    const body = (await readBody(request.incoming, maxBatchBytes)) ?? '';
    const batch = v.safeParse(batchSchema, parse(body.toString()));
    if (!batch.success) throw new StoreError('MalformedXML');
    const { Object: targets, Quiet } = batch.output.Delete;
    for (const { Key, VersionId } of targets) remove(bucket, Key, VersionId);
    return xmlAnswer(xmlDocument('DeleteResult', { Deleted: Quiet === 'true' ? [] : targets }));
  },
};

function remove({ folder }: Bucket, key: string, versionId: string | undefined): void {
  if (versionId === undefined) folder.hide(key);
  else folder.erase(key, versionId);
}

function parse(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    return undefined;
  }
}
