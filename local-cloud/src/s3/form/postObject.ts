import type { HttpAnswer } from '../../http/httpAnswer';
import type { Gatekeeper } from '../../signature/verifySignature';
import type { Bucket } from '../Bucket';
import { algorithmOfHeader, hashDigest, newDigest } from '../body/checksums';
import { keptObjectHeaders, writtenHeaders } from '../objectHeaders';
import { tagsOfXml } from '../objectTags';
import { storeObject } from '../operations/storeObject';
import { S3Error } from '../S3Error';
import type { S3Request } from '../S3Request';
import type { Checksum } from '../store/objectRecord';
import { s3Document } from '../s3Document';
import { checkPolicy, type SizeRange } from './postPolicy';
import { readForm, type UploadForm } from './readForm';

/** POST of a form whose policy is signed: what a plain HTML form can send. */
export async function postObject(
  request: S3Request,
  { bucket, gatekeeper }: { bucket: Bucket; gatekeeper: Gatekeeper },
): Promise<HttpAnswer> {
  const form = await readForm(request.incoming);
  const { fields, fileName } = form;
  const sizeRange = checkPolicy({ bucket: bucket.name, ...fields }, gatekeeper);
  const key = (fields['key'] ?? '').replaceAll('${filename}', fileName);
  if (key === '') throw new S3Error('InvalidArgument', { message: "Bucket POST must contain a field named 'key'." });
  if (Buffer.byteLength(key) > 1024) throw new S3Error('KeyTooLongError');
  const headers = keptObjectHeaders(fields);
  const tags = fields['tagging'] === undefined ? [] : tagsOfXml(fields['tagging']);
  const stored = await storeObject(bucket, {
    key,
    headers: {},
    reason: 'POST Object',
    async receive() {
      const file = new FormFile(form, sizeRange);
      const blob = await bucket.store.blobs.receive(file.chunks());
      return { blob, ...file.facts(), headers, tags };
    },
  });
  const location = `/${bucket.name}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const answer = { ...writtenHeaders(stored), location };
  if (fields['success_action_status'] === '201') {
    const body = { Location: location, Bucket: bucket.name, Key: key, ETag: `"${stored.etag}"` };
    return {
      status: 201,
      headers: { 'content-type': 'application/xml', ...answer },
      body: s3Document('PostResponse', body),
    };
  }
  return { status: fields['success_action_status'] === '200' ? 200 : 204, headers: answer };
}

/** The file of a form on its way to disk, held against the policy's sizes and the form's checksum. */
class FormFile {
  readonly #md5 = hashDigest('md5');
  readonly #expected: readonly (readonly [algorithm: Checksum['algorithm'], value: string])[];
  #checksum: Checksum | undefined;
  #size = 0;

  constructor(
    private readonly form: UploadForm,
    private readonly range: SizeRange,
  ) {
    this.#expected = Object.entries(form.fields).flatMap(([name, value]) => {
      const algorithm = algorithmOfHeader(name);
      return algorithm === undefined ? [] : [[algorithm, value] as const];
    });
  }

  async *chunks(): AsyncGenerator<Buffer, void, undefined> {
    const digests = this.#expected.map(([algorithm, value]) => ({ algorithm, value, digest: newDigest(algorithm) }));
    for await (const chunk of this.form.file()) {
      this.#size += chunk.length;
      if (this.#size > this.range.max) throw new S3Error('EntityTooLarge');
      this.#md5.update(chunk);
      for (const { digest } of digests) digest.update(chunk);
      yield chunk;
    }
    if (this.#size < this.range.min) throw new S3Error('EntityTooSmall');
    for (const { algorithm, value, digest } of digests) {
      if (digest.digest().toString('base64') !== value) throw new S3Error('BadDigest');
      this.#checksum = { algorithm, value, type: 'FULL_OBJECT' };
    }
  }

  facts() {
    return { size: this.#size, etag: this.#md5.digest().toString('hex'), checksum: this.#checksum };
  }
}
