/** Directives that a page's Content-Security-Policy needs for the script and the iframe. Must match the guide. */
export function embedDirectives({ site }: { readonly site: string }): string[] {
  return [`script-src ${site}`, `frame-src ${site}`];
}

/** A policy with the given directives; everything else may only come from the page's own origin. */
export function strictPolicy(directives: readonly string[]): string {
  const sources = new Map([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
  ]);
  for (const directive of directives) {
    const [name = '', ...added] = directive.split(' ');
    sources.set(name, [sources.get(name) ?? '', ...added].join(' ').trim());
  }
  return [...sources].map(([name, allowed]) => `${name} ${allowed}`).join('; ');
}
