import { extname } from 'node:path';

/**
 * Texts have a charset: browsers read a script without one in the page's charset, and the page may be a partner's. JSON
 * and SVG are UTF-8 by default.
 */
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

export function contentTypeOf(path: string): string {
  return contentTypes[extname(path)] ?? 'binary/octet-stream';
}
