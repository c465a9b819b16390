/**
 * A path as CloudFront compares it with path patterns: unreserved characters are unescaped, repeated slashes collapse,
 * and `.` and `..` are resolved. The origin gets the path as sent. Case-sensitive.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html#DownloadDistValuesPathPattern
 */
export function normalizePath(path: string): string {
  const segments = path
    .replace(/%([0-9a-f]{2})/gi, unescape)
    .replace(/\/{2,}/g, '/')
    .split('/');
  const kept: string[] = [];
  for (const [index, segment] of segments.entries()) {
    if (segment === '..' && kept.length > 1) kept.pop();
    if (segment !== '.' && segment !== '..') kept.push(segment);
    else if (index === segments.length - 1) kept.push('');
  }
  return kept.join('/');
}

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2 */
function unescape(written: string, hex: string): string {
  const character = String.fromCharCode(parseInt(hex, 16));
  return /[A-Za-z0-9\-._~]/.test(character) ? character : written.toUpperCase();
}
