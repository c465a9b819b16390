import { extname } from 'node:path';

/**
 * Types that the deployment must set: `aws s3 sync` stores unknown types as `binary/octet-stream`, and texts without a
 * charset. Browsers read a script without charset in the page's charset, and the page may be a partner's.
 */
const toldTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/**
 * The types that `aws s3 sync` guesses on the Python 3.13 of the CDK's function. JSON and SVG are UTF-8 by default.
 * https://docs.aws.amazon.com/cli/latest/reference/s3/sync.html
 * https://docs.python.org/3.13/library/mimetypes.html
 */
const guessedTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/vnd.microsoft.icon',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** The content type to set for a file. `undefined` if `aws s3 sync` guesses it right. */
export function toldContentType(path: string): string | undefined {
  return toldTypes[extname(path)];
}

export function contentTypeOf(path: string): string {
  return toldContentType(path) ?? guessedTypes[extname(path)] ?? 'binary/octet-stream';
}
