import { contentTypeOf } from '@incasso/infra/delivery/contentTypes';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A stored object of the site, as the bucket gives it to the edge. */
export type SiteFile = {
  readonly contentType: string;
  readonly etag: string;
  readonly body: Buffer;
  /** The brotli form that the edge answers to browsers that take it; absent where the edge compresses nothing. */
  readonly brotli?: Buffer;
};

const compressible = /^(text\/|image\/svg|application\/(json|manifest|xml))/;
/** CloudFront compresses objects of this size, in bytes. */
const compressedSize = { min: 1000, max: 10_000_000 };

const compress = promisify(brotliCompress);

/** The site's bucket: exact keys only, no directory listing, no index files. */
export class SiteBucket {
  readonly #read = new Map<string, { readonly modifiedMs: number; readonly file: SiteFile }>();

  constructor(private readonly folder: string) {}

  /** The file under a path of the site, or `undefined` where there is none. */
  async find(path: string): Promise<SiteFile | undefined> {
    const key = decodedPath(path);
    if (key === undefined) return undefined;
    const file = join(this.folder, key);
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile() !== true) return undefined;
    const known = this.#read.get(file);
    if (known?.modifiedMs === stats.mtimeMs) return known.file;
    const siteFile = await readSiteFile(file);
    this.#read.set(file, { modifiedMs: stats.mtimeMs, file: siteFile });
    return siteFile;
  }
}

/** `undefined` for a path that is not plain: it can name no object of the site. */
function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === normalize(decoded) && !decoded.includes('\0') ? decoded : undefined;
  } catch {
    return undefined;
  }
}

async function readSiteFile(file: string): Promise<SiteFile> {
  const body = await readFile(file);
  const contentType = contentTypeOf(file);
  const etag = etagOf(body);
  const isCompressed =
    compressible.test(contentType) && body.length >= compressedSize.min && body.length <= compressedSize.max;
  if (!isCompressed) return { contentType, etag, body };
  return { contentType, etag, body, brotli: await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
}

/** An object that the deploy writes by itself. */
export function writtenFile(contentType: string, text: string): SiteFile {
  const body = Buffer.from(text);
  return { contentType, etag: etagOf(body), body };
}

export function jsonFile(value: unknown): SiteFile {
  return writtenFile(contentTypeOf('values.json'), JSON.stringify(value));
}

function etagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}
