import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheRules, findCacheRule } from './cacheRules';
import { contentTypeOf } from './contentTypes';
import { storedForm } from './storedForm';

/** Properties of the custom resource. `written` has texts that a deploy makes, by path. */
export type SiteUpload = { readonly bucket: string; readonly written: Readonly<Record<string, string>> };

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/crpg-ref-requests.html */
export type UploadRequest = {
  readonly RequestType: 'Create' | 'Update' | 'Delete';
  readonly ResponseURL: string;
  readonly StackId: string;
  readonly RequestId: string;
  readonly LogicalResourceId: string;
  readonly ResourceProperties: SiteUpload;
};

/** Called by CloudFormation, which waits for the answer at `ResponseURL`. The site is in a folder beside the code. */
export async function handler(request: UploadRequest): Promise<void> {
  const { RequestType, ResponseURL, StackId, RequestId, LogicalResourceId, ResourceProperties } = request;
  let outcome = { Status: 'SUCCESS', Reason: '' };
  try {
    if (RequestType !== 'Delete') await uploadSite(ResourceProperties, fileURLToPath(new URL('site', import.meta.url)));
  } catch (error) {
    outcome = { Status: 'FAILED', Reason: String(error) };
  }
  await fetch(ResponseURL, {
    method: 'PUT',
    // The URL is signed for an empty type.
    headers: { 'content-type': '' },
    body: JSON.stringify({ ...outcome, StackId, RequestId, LogicalResourceId, PhysicalResourceId: LogicalResourceId }),
  });
}

/**
 * Uploads hashed files first, then what loads them, at last what the deploy wrote: the configuration and the release.
 * Deletes nothing: open tabs and partners' pages still load chunks of earlier releases.
 */
export async function uploadSite({ bucket, written }: SiteUpload, folder: string, client = new S3Client()) {
  const put = async (path: string, content: Buffer) => {
    const { body, contentEncoding } = await storedForm(path, content);
    return client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: path.slice(1),
        Body: body,
        ContentType: contentTypeOf(path),
        ContentEncoding: contentEncoding,
        CacheControl: cacheRules[findCacheRule(path)].cacheControl,
      }),
    );
  };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  for (const rule of ['immutable', 'revalidated'] as const) {
    const chosen = paths.filter((path) => findCacheRule(path) === rule);
    await Promise.all(chosen.map(async (path) => put(path, await readFile(join(folder, path)))));
  }
  for (const [path, text] of Object.entries(written)) await put(path, Buffer.from(text));
}
