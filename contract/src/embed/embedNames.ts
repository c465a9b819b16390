/**
 * Version of the embed's contract with partners' pages. Within a version, things are added but never changed or
 * removed.
 */
export const embedVersion = 1;

/** Path prefix of the script on partners' pages and of its hashed copy. */
export const loaderStart = `/intake/v${embedVersion}.`;

/** The document in the iframe: `/embed?key=pk_…`. A separate constant, so that the script bundles no other paths. */
export const framePath = '/embed';

export const embedPaths = {
  loader: `${loaderStart}js`,
  frame: framePath,
  /** The npm package for partners who bundle their pages. */
  partnerPackage: '/intake/incasso-intake.tgz',
  /** Path and hash of the script's copy that never changes. */
  integrity: '/intake/integrity.json',
} as const;

/**
 * A partner's key to try with, in every stage: any page may frame the intake, which ends in a confirmation without
 * sending or storing a case. The API refuses it.
 */
export const testKey = 'pk_test_intake';

export const embedElementName = 'incasso-intake';

/**
 * Name of the queue on `window` that accepts commands before the script has loaded: `(window.incassoIntake ??=
 * []).push(['prefill', { company_name: '…' }])`.
 */
export const embedQueueName = 'incassoIntake';
