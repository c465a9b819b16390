import type { DocumentVerdict, WizardDocument } from './WizardContext';

/** A document with its verdict; under the name and size of what was made of it, where something was. */
export function judged(document: WizardDocument, verdict: DocumentVerdict): WizardDocument {
  return { ...document, ...verdict.replacement, verdict };
}
