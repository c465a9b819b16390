import { publishedPath, variantFile, type BotCheckProvider } from '@incasso/contract/siteConfig';
import { contentTypeOf } from '@incasso/infra/delivery/contentTypes';
import { storedForm } from '@incasso/infra/delivery/storedForm';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type CompressedForms = Readonly<Record<'br' | 'gzip', Buffer>>;

export type SiteFile = {
  readonly contentType: string;
  readonly etag: string;
  readonly body: Buffer;
  /** Of the file in the bucket, which the edge then passes on as it is. */
  readonly contentEncoding?: 'br' | undefined;
  /** Absent where the edge does not compress the file. */
  readonly compressed?: CompressedForms | undefined;
};

/** The site's bucket for one variant: exact keys only, no directory listing, no index files. */
export class SiteBucket {
  readonly #known = new Map<string, { readonly modifiedMs: number; readonly file: SiteFile }>();

  constructor(
    private readonly folder: string,
    private readonly variant: BotCheckProvider,
  ) {}

  async find(path: string): Promise<SiteFile | undefined> {
    const key = decodedPath(path);
    if (key === undefined || publishedPath(key, this.variant) !== key) return undefined;
    return (await this.#read(variantFile(this.variant, key))) ?? (await this.#read(key));
  }

  async #read(key: string): Promise<SiteFile | undefined> {
    const file = join(this.folder, key);
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile() !== true) return undefined;
    const known = this.#known.get(file);
    if (known?.modifiedMs === stats.mtimeMs) return known.file;
    const siteFile = await siteFileOf(file, await readFile(file));
    this.#known.set(file, { modifiedMs: stats.mtimeMs, file: siteFile });
    return siteFile;
  }
}

/** `undefined` for a path with `..` or escapes, which matches no object. */
function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === normalize(decoded) && !decoded.includes('\0') ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** An object that the deploy itself generates. */
export function writtenFile(path: string, text: string): Promise<SiteFile> {
  return siteFileOf(path, Buffer.from(text));
}

async function siteFileOf(path: string, content: Buffer): Promise<SiteFile> {
  const contentType = contentTypeOf(path);
  const { body, contentEncoding } = await storedForm(path, content);
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  const compressed = contentEncoding === undefined ? await compressFile(contentType, body) : undefined;
  return { contentType, etag, body, contentEncoding, compressed };
}

/**
 * The site's types that CloudFront compresses, within these sizes in bytes. It does not compress the web manifest
 * (`application/manifest+json`) or PDFs.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html#compressed-content-cloudfront-file-types
 */
const compressedTypes = /^(text\/(css|html|javascript|plain|xml)|application\/json|image\/svg\+xml)\b/;
const compressedSize = { min: 1000, max: 10_000_000 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(contentType: string, body: Buffer): Promise<CompressedForms | undefined> {
  const { min, max } = compressedSize;
  if (!compressedTypes.test(contentType) || body.length < min || body.length > max) return undefined;
  const [br, gzipped] = await Promise.all([
    toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    toGzip(body),
  ]);
  return { br, gzip: gzipped };
}
