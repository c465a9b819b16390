import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type CompressedForms = Readonly<Record<'br' | 'gzip', Buffer>>;

/**
 * The site's types that CloudFront compresses, within these sizes in bytes. It does not compress the web manifest
 * (`application/manifest+json`) or PDFs.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html#compressed-content-cloudfront-file-types
 */
const compressedTypes = /^(text\/(css|html|javascript|plain|xml)|application\/json|image\/svg\+xml)\b/;
const compressedSize = { min: 1000, max: 10_000_000 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compressFile(contentType: string, body: Buffer): Promise<CompressedForms | undefined> {
  const { min, max } = compressedSize;
  if (!compressedTypes.test(contentType) || body.length < min || body.length > max) return undefined;
  const [br, gzipped] = await Promise.all([
    toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    toGzip(body),
  ]);
  return { br, gzip: gzipped };
}
