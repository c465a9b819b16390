import type { SiteConfig } from './siteConfig';

export type BotCheckProvider = SiteConfig['botCheck']['provider'];

/** What the texts of the site tell of a stage: who checks its forms, and whether cases go to a case system. */
export type SiteVariant = { readonly botCheck: BotCheckProvider; readonly hasCaseSystem: boolean };

/** Every variant, in which the site is built. */
export const siteVariants: readonly SiteVariant[] = (['altcha', 'recaptcha'] as const).flatMap((botCheck) =>
  [false, true].map((hasCaseSystem) => ({ botCheck, hasCaseSystem })),
);

/** Folder of the built site: what lies below is published by stages of one variant alone. */
const folder = '/by-variant/';

/** Where the build puts a file that stages of that variant publish under `path`. */
export function variantFile({ botCheck, hasCaseSystem }: SiteVariant, path: string): string {
  return `${folder}${botCheck}${hasCaseSystem ? '-case-system' : ''}${path}`;
}

/** The path under which a stage publishes a file of the built site; `undefined` where another variant has it. */
export function publishedPath(file: string, variant: SiteVariant): string | undefined {
  if (!file.startsWith(folder)) return file;
  const own = variantFile(variant, '/');
  return file.startsWith(own) ? file.slice(own.length - 1) : undefined;
}
