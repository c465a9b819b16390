/**
 * Version of the embed's contract with partners' pages. Within a version, things are added and never changed or
 * removed.
 */
export const embedVersion = 1;

/** How the path of the script on partners' pages begins, also of its copy with a hash. */
export const loaderStart = `/intake/v${embedVersion}.`;

/** Most bytes of the script in brotli, as the guide promises partners. */
export const maxLoaderBytes = 2050;

/** The document in the frame: `/embed?key=pk_…`. Constants of their own, so that the script bundles no other paths. */
export const framePath = '/embed';

/** Paths of the embed's parts on the site. */
export const embedPaths = {
  loader: `${loaderStart}js`,
  frame: framePath,
  /** The entry of the federated module for partners' own React pages. */
  federatedEntry: `/intake/v${embedVersion}/remoteEntry.js`,
  /** The folder that partners who bundle their pages may copy: package.json, types, hash of the script. */
  partnerPackage: '/intake/package/',
} as const;

/**
 * The global that the federated module is found by. Federation takes anything of that name for the module, an element
 * with that id too: no page has one of this name. Pages that were written before look for `intake`.
 */
export const federatedGlobalName = `incassoIntakeV${embedVersion}`;

/** The element that shows the intake. */
export const embedElementName = 'incasso-intake';

/**
 * Name of the queue on `window` that takes commands before the script is there:
 * `(window.incassoIntake ??= []).push(['prefill', { company_name: '…' }])`.
 */
export const embedQueueName = 'incassoIntake';
