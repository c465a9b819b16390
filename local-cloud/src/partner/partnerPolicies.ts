type Origins = { readonly site: string; readonly upload: string };

/** Directives that a page's Content-Security-Policy needs for the script and the iframe. Must match the guide. */
export function embedDirectives({ site }: Pick<Origins, 'site'>): string[] {
  return [`script-src ${site}`, `frame-src ${site}`];
}

/**
 * Directives for the federated module, which runs in the page itself. The hash is that of an empty style element, to
 * which styled-components adds its rules.
 */
export function federatedDirectives({ site, upload }: Origins): string[] {
  return [
    `script-src ${site}`,
    `connect-src ${site} ${upload}`,
    "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    'worker-src blob:',
  ];
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
