import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Bucket, Operation } from '../bucket/Bucket';
import { checksumAlgorithms, checksumElement, checksumHeader, newDigest } from '../request/body/checksums';
import { RequestBody } from '../request/body/RequestBody';
import { parseXml, repeated } from '../xml/parseXml';
import { S3Error } from '../errors/S3Error';
import type { S3Request } from '../request/S3Request';
import type { BlobFolder } from '../store/BlobFolder';
import type { Checksum } from '../store/objectRecord';
import type { Upload, UploadPart } from '../store/upload';
import { s3Document } from '../xml/s3Document';
import { storeObject } from './storeObject';

const value = v.optional(v.string());

const partSchema = v.object({
  PartNumber: v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)),
  ETag: v.pipe(
    v.string(),
    v.transform((etag) => etag.replaceAll('"', '')),
  ),
  ChecksumCRC32: value,
  ChecksumCRC32C: value,
  ChecksumCRC64NVME: value,
  ChecksumSHA1: value,
  ChecksumSHA256: value,
});

const completionSchema = v.object({
  CompleteMultipartUpload: v.object({ Part: v.pipe(repeated(partSchema), v.minLength(1)) }),
});

type NamedPart = v.InferOutput<typeof partSchema>;

const maxBodyBytes = 4 * 1024 * 1024;
const minPartBytes = 5 * 1024 * 1024;

/** POST ?uploadId: makes one object of the parts that the request names. */
export const completeUpload: Operation = async ({ request, signature, bucket }) => {
  const xml = await new RequestBody(request, signature, maxBodyBytes).text();
  const { Part: named } = parseXml(completionSchema, xml).CompleteMultipartUpload;
  const { key, headers } = request;
  const stored = await bucket.uploads.end(key, request.parameters.get('uploadId') ?? '', async (upload) => {
    const parts = chosenParts(upload, named);
    const object = await storeObject(bucket, {
      key,
      headers,
      reason: 'CompleteMultipartUpload',
      receive: () => join(bucket, upload, parts, headers),
    });
    await Promise.all(upload.parts.map(({ blob }) => bucket.store.blobs.remove(blob)));
    return object;
  });
  const { checksum, etag, versionId } = stored;
  return {
    status: 200,
    headers: { 'content-type': 'application/xml', 'x-amz-version-id': versionId },
    body: s3Document('CompleteMultipartUploadResult', {
      Location: `/${bucket.name}/${key}`,
      Bucket: bucket.name,
      Key: key,
      ETag: `"${etag}"`,
      ...(checksum && { [checksumElement(checksum.algorithm)]: checksum.value, ChecksumType: checksum.type }),
    }),
  };
};

function chosenParts({ parts }: Upload, named: readonly NamedPart[]): UploadPart[] {
  const isAscending = named.every(({ PartNumber }, place) => PartNumber > (named[place - 1]?.PartNumber ?? 0));
  if (!isAscending) throw new S3Error('InvalidPartOrder');
  const chosen = named.map((wanted) => {
    const part = parts.find(({ number }) => number === wanted.PartNumber);
    if (part?.etag !== wanted.ETag || !hasNamedChecksum(part, wanted)) throw new S3Error('InvalidPart');
    return part;
  });
  if (chosen.slice(0, -1).some(({ size }) => size < minPartBytes)) throw new S3Error('EntityTooSmall');
  return chosen;
}

function hasNamedChecksum({ checksum }: UploadPart, wanted: NamedPart): boolean {
  const stated = checksumAlgorithms.filter((algorithm) => wanted[checksumElement(algorithm)] !== undefined);
  return stated.every(
    (algorithm) => checksum?.algorithm === algorithm && checksum.value === wanted[checksumElement(algorithm)],
  );
}

async function join({ store }: Bucket, upload: Upload, parts: UploadPart[], headers: S3Request['headers']) {
  const digest = upload.checksum?.type === 'FULL_OBJECT' ? newDigest(upload.checksum.algorithm) : undefined;
  const blob = await store.blobs.receive(bytesOf(store.blobs, parts, (chunk) => digest?.update(chunk)));
  const checksum = wholeChecksum(upload, parts, digest?.digest());
  const expected = checksum === undefined ? undefined : headers[checksumHeader(checksum.algorithm)];
  if (expected !== undefined && expected !== checksum?.value) {
    await store.blobs.remove(blob);
    throw new S3Error('BadDigest');
  }
  const md5 = createHash('md5');
  for (const { etag } of parts) md5.update(Buffer.from(etag, 'hex'));
  return {
    blob,
    size: parts.reduce((sum, { size }) => sum + size, 0),
    etag: `${md5.digest('hex')}-${parts.length}`,
    headers: upload.headers,
    tags: upload.tags,
    checksum,
  };
}

async function* bytesOf(blobs: BlobFolder, parts: UploadPart[], watch: (chunk: Buffer) => void) {
  for (const { blob } of parts) {
    const file = await blobs.read(blob);
    for await (const chunk of file.createReadStream()) {
      if (!Buffer.isBuffer(chunk)) continue;
      watch(chunk);
      yield chunk;
    }
  }
}

function wholeChecksum(upload: Upload, parts: UploadPart[], full: Buffer | undefined): Checksum | undefined {
  if (upload.checksum === undefined) return undefined;
  const { algorithm, type } = upload.checksum;
  if (full !== undefined) return { algorithm, type, value: full.toString('base64') };
  const digest = newDigest(algorithm);
  for (const { checksum } of parts) digest.update(Buffer.from(checksum?.value ?? '', 'base64'));
  return { algorithm, type, value: `${digest.digest().toString('base64')}-${parts.length}` };
}
