/**
 * Version of the embed's contract with partners' pages. Within it, things are added and never changed or taken away.
 */
export const embedVersion = 1;

/** The script on partners' pages. By itself, so that the script takes this path along and no other. */
export const loaderPath = `/intake/v${embedVersion}.js`;

/** The most that the script may weigh, as the guide promises partners. In bytes, brotli. */
export const maxLoaderBytes = 2000;

/** The document in the frame: `/embed?key=pk_…`. */
export const framePath = '/embed';

/** Where the site has the parts of the embed. */
export const embedPaths = {
  loader: loaderPath,
  frame: framePath,
  /** The entry of the federated module for partners' own React pages. */
  federatedEntry: `/intake/v${embedVersion}/remoteEntry.js`,
  /** The folder that partners who bundle their pages may copy: package.json, types, hash of the script. */
  partnerPackage: '/intake/package/',
} as const;

/** The element that shows the intake. */
export const embedElementName = 'incasso-intake';

/**
 * Name of the queue on `window` that takes commands before the script is there:
 * `(window.incassoIntake ??= []).push(['prefill', { company_name: '…' }])`.
 */
export const embedQueueName = 'incassoIntake';
