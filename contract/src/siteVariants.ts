import type { SiteConfig } from './siteConfig';

export type BotCheckProvider = SiteConfig['botCheck']['provider'];

/** Stage properties that the site's texts depend on: the bot check provider, and whether cases go to a case system. */
export type SiteVariant = { readonly botCheck: BotCheckProvider; readonly hasCaseSystem: boolean };

/** Every variant. The build writes the site for each. */
export const siteVariants: readonly SiteVariant[] = (['altcha', 'recaptcha'] as const).flatMap((botCheck) =>
  [false, true].map((hasCaseSystem) => ({ botCheck, hasCaseSystem })),
);

/** Folder of the built site with files that only one variant publishes. */
const folder = '/by-variant/';

/** Path of the built file that stages of that variant publish under `path`. */
export function variantFile({ botCheck, hasCaseSystem }: SiteVariant, path: string): string {
  return `${folder}${botCheck}${hasCaseSystem ? '-case-system' : ''}${path}`;
}

/** The path under which a stage publishes a built file; `undefined` if the file belongs to another variant. */
export function publishedPath(file: string, variant: SiteVariant): string | undefined {
  if (!file.startsWith(folder)) return file;
  const own = variantFile(variant, '/');
  return file.startsWith(own) ? file.slice(own.length - 1) : undefined;
}
