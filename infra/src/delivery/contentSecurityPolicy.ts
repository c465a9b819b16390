/** Stage settings that the policies depend on. */
export type DeliverySettings = {
  /** Target of upload links: the origin of the documents bucket, without trailing slash. */
  readonly uploadOrigin: string;
  readonly botCheckProvider: 'altcha' | 'recaptcha';
};

/**
 * https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website.-how-can-i-configure-it-to-work-with-recaptcha
 */
const recaptchaSources = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
};
const noSources: typeof recaptchaSources = { scripts: [], frames: [], calls: [] };

/**
 * The content security policy of pages. Each page narrows `style-src` to the hash of its own styles in a `<meta>`
 * policy, so page and hashes always come from one release. Browsers enforce both policies.
 */
export function pagePolicy(settings: DeliverySettings): string {
  const captcha = settings.botCheckProvider === 'recaptcha' ? recaptchaSources : noSources;
  return contentSecurityPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...captcha.scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", settings.uploadOrigin, ...captcha.calls],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': captcha.frames.length === 0 ? ["'none'"] : captcha.frames,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/**
 * The content security policy of API answers. The staff pages load nothing; each narrows `style-src` to the hash of its
 * own styles, as the site's pages do.
 */
export const answerPolicy = contentSecurityPolicy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The content security policy of files that other origins load. It sets no sources: they would also apply to the worker
 * among these scripts.
 */
export const loadedPolicy = contentSecurityPolicy({
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

function contentSecurityPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
