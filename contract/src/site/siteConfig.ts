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

export type BotCheckProvider = SiteConfig['botCheck']['provider'];

/** The stage's bot check, which the site's texts depend on. The build writes the site for each. */
export const siteVariants: readonly BotCheckProvider[] = ['altcha', 'recaptcha'];

/** Folder of the built site with files that only one variant publishes. */
const folder = '/by-variant/';

/** Path of the built file that stages of that variant publish under `path`. */
export function variantFile(variant: BotCheckProvider, path: string): string {
  return `${folder}${variant}${path}`;
}

/** The path under which a stage publishes a built file; `undefined` if the file belongs to another variant. */
export function publishedPath(file: string, variant: BotCheckProvider): string | undefined {
  if (!file.startsWith(folder)) return file;
  const own = variantFile(variant, '/');
  return file.startsWith(own) ? file.slice(own.length - 1) : undefined;
}
