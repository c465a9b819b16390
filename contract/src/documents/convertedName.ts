import { documentLimits } from '@incasso/contract/documents/documentLimits';

const words = ' (omgezet uit HEIC).jpg';

/**
 * The name of a JPG converted from a HEIC photo. The words in the name reach the staff's mail, the case file and the
 * overview. A longer name would lose them: the server cuts it before its extension.
 */
export function convertedName(name: string): string {
  return name.replace(/\.hei[cf]$/i, '').slice(0, documentLimits.maxNameLength - words.length) + words;
}
