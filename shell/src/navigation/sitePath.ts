/** A path as the routes are written: without trailing slash. */
export function sitePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
