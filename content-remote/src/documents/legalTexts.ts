import { newestVersions, versionPath, type LegalDocumentName } from '@incasso/contract/legalVersions';
import { legalDocuments } from '@incasso/contract/routes';
import { siteVariants, variantFile } from '@incasso/contract/siteConfig';
import { generalTerms } from './generalTerms.content';
import type { LegalDocument } from './LegalDocument';
import { privacyPolicy } from './privacyPolicy.content';

export type LegalText = { readonly path: string; readonly document: LegalDocument };

/** The current texts, at the URLs that always serve the newest version. */
export const newestTexts = textsAt((name) => legalDocuments[name]);

/** The current texts again, at the URLs of their versions. */
export const newestVersionTexts = textsAt((name) => versionPath(name, newestVersions[name]));

function textsAt(pathOf: (name: LegalDocumentName) => string): LegalText[] {
  return [
    { path: pathOf('generalTerms'), document: generalTerms },
    ...siteVariants.map((variant) => ({
      path: variantFile(variant, pathOf('privacyPolicy')),
      document: privacyPolicy(variant),
    })),
  ];
}
