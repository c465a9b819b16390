import * as v from 'valibot';
import type { Bucket, Operation, S3Call } from '../bucket/Bucket';
import { RequestBody } from '../request/body/RequestBody';
import { parseXml, repeated } from '../xml/parseXml';
import { S3Error } from '../errors/S3Error';
import { s3Document } from '../xml/s3Document';
import { deleteVersion } from './deleteObject';

const deleteSchema = v.object({
  Delete: v.object({
    Object: v.pipe(
      repeated(v.object({ Key: v.pipe(v.string(), v.minLength(1)), VersionId: v.optional(v.string()) })),
      v.minLength(1),
      v.maxLength(1000),
    ),
    Quiet: v.optional(v.string()),
  }),
});

type Target = v.InferOutput<typeof deleteSchema>['Delete']['Object'][number];

const maxBodyBytes = 2 * 1024 * 1024;

/** POST ?delete: up to 1,000 removals, each with its own outcome. */
export const deleteObjects: Operation = async ({ request, signature, bucket, demand }) => {
  const body = new RequestBody(request, signature, maxBodyBytes);
  const { Delete } = parseXml(deleteSchema, await body.text());
  if (request.headers['content-md5'] === undefined && body.facts.checksum === undefined) {
    throw new S3Error('InvalidRequest', { message: 'Missing required header for this request: Content-MD5' });
  }
  const outcomes = [];
  for (const target of Delete.Object) outcomes.push(await remove(bucket, target, demand));
  const isQuiet = Delete.Quiet === 'true';
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: s3Document('DeleteResult', {
      Deleted: isQuiet ? [] : outcomes.flatMap(({ deleted }) => deleted ?? []),
      Error: outcomes.flatMap(({ error }) => error ?? []),
    }),
  };
};

async function remove(bucket: Bucket, { Key, VersionId }: Target, demand: S3Call['demand']) {
  const named = { Key, ...(VersionId !== undefined && { VersionId }) };
  try {
    demand({ action: VersionId === undefined ? 's3:DeleteObject' : 's3:DeleteObjectVersion', key: Key });
    const { marker } = await deleteVersion(bucket, { key: Key, versionId: VersionId, headers: {} });
    if (marker === undefined) return { deleted: named };
    return { deleted: { ...named, DeleteMarker: true, DeleteMarkerVersionId: marker.versionId } };
  } catch (fault) {
    if (!(fault instanceof S3Error)) throw fault;
    return { error: { ...named, Code: fault.code, Message: fault.message } };
  }
}
