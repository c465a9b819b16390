import { legalDocuments } from '../site/routes';
import type { IsoDate } from '../values/isoDate';

/**
 * The versions of the two legal documents by date, newest first. A version keeps its text and URL for good, because
 * clients agreed to it: docs/content.md says how to add one.
 */
export const legalVersions = {
  generalTerms: ['2026-11-27'],
  privacyPolicy: ['2026-11-27'],
} as const satisfies VersionLists;

export const legalDocumentNames = ['generalTerms', 'privacyPolicy'] as const satisfies (keyof typeof legalDocuments)[];

export type LegalDocumentName = (typeof legalDocumentNames)[number];

/** Newest first. */
export type VersionLists = Readonly<Record<LegalDocumentName, readonly [IsoDate, ...IsoDate[]]>>;

export type VersionPair = Readonly<Record<LegalDocumentName, IsoDate>>;

/** The versions that the wizard links to and the visitor agrees to. */
export const newestVersions = {
  generalTerms: legalVersions.generalTerms[0],
  privacyPolicy: legalVersions.privacyPolicy[0],
} as const satisfies VersionPair;

/** Path of one version of a document. The path without a date always leads to the newest. */
export function versionPath(name: LegalDocumentName, version: IsoDate): string {
  return legalDocuments[name].replace('.pdf', `-${version}.pdf`);
}

export function versionPaths(): string[] {
  return legalDocumentNames.flatMap((name) => legalVersions[name].map((version) => versionPath(name, version)));
}
