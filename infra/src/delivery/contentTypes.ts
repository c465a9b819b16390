import { extname } from 'node:path';

/** Types that the deployment is told: its `aws s3 sync` does not know them, and would store `binary/octet-stream`. */
const toldTypes: Readonly<Record<string, string>> = {
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * What `aws s3 sync` guesses, on the Python 3.13 of the CDK's function that runs it. No type names an encoding: pages
 * name their own. https://docs.aws.amazon.com/cli/latest/reference/s3/sync.html
 * https://docs.python.org/3.13/library/mimetypes.html
 */
const guessedTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
};

/** The type that the deployment has to be told of a file, by the end of its name. */
export function toldContentType(path: string): string | undefined {
  return toldTypes[extname(path)];
}

/** The type of a file in the site's bucket, and so on the wire. */
export function contentTypeOf(path: string): string {
  return toldContentType(path) ?? guessedTypes[extname(path)] ?? 'binary/octet-stream';
}
