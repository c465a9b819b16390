import * as v from 'valibot';

export const siteConfigPath = '/config.json';

/**
 * Stage values that the browser reads at run time, so that one web build serves every stage. `apiBase` is the API's
 * origin, empty for the site's own; `uploadOrigin` the origin of upload links.
 */
export const siteConfigSchema = v.object({
  apiBase: v.string(),
  publicKey: v.string(),
  uploadOrigin: v.string(),
  botCheck: v.variant('provider', [
    v.object({ provider: v.literal('altcha') }),
    v.object({ provider: v.literal('recaptcha'), siteKey: v.string() }),
  ]),
});

export type SiteConfig = v.InferOutput<typeof siteConfigSchema>;
