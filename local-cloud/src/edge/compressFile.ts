import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The compressed forms of a file, by content encoding. */
export type CompressedForms = Readonly<Record<'br' | 'gzip', Buffer>>;

/**
 * What CloudFront compresses: these types, in whatever encoding, of these sizes in bytes. Of the site's own files not
 * among them: its web manifest (`application/manifest+json`) and its PDFs.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html#compressed-content-cloudfront-file-types
 */
const compressedTypes = new Set(
  `application/dash+xml application/eot application/font application/font-sfnt application/javascript application/json
   application/opentype application/otf application/pkcs7-mime application/protobuf application/rss+xml
   application/truetype application/ttf application/vnd.apple.mpegurl application/vnd.mapbox-vector-tile
   application/vnd.ms-fontobject application/xhtml+xml application/xml application/x-font-opentype
   application/x-font-truetype application/x-font-ttf application/x-httpd-cgi application/x-javascript
   application/x-mpegurl application/x-opentype application/x-otf application/x-perl application/x-ttf font/eot
   font/opentype font/otf font/ttf image/svg+xml text/css text/csv text/html text/javascript text/js text/plain
   text/richtext text/tab-separated-values text/xml text/x-component text/x-java-source text/x-script
   vnd.apple.mpegurl`.split(/\s+/),
);
const compressedSize = { min: 1000, max: 10_000_000 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The forms in which CloudFront answers a file to browsers that take them; `undefined` where it compresses nothing. */
export async function compressFile(contentType: string, body: Buffer): Promise<CompressedForms | undefined> {
  const isCompressed =
    compressedTypes.has(contentType.replace(/\s*;.*$/, '')) &&
    body.length >= compressedSize.min &&
    body.length <= compressedSize.max;
  if (!isCompressed) return undefined;
  const [br, gzipped] = await Promise.all([
    toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    toGzip(body),
  ]);
  return { br, gzip: gzipped };
}
