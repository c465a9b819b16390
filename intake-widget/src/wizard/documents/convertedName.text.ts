import { documentLimits } from '@incasso/contract/documents/documentLimits';

const words = ' (omgezet uit HEIC).jpg';

/**
 * The name of a JPG that was made of a HEIC photo. In the name, the words reach the staff: in their mail, the case file
 * and the overview. A longer name would lose them: the server cuts it before its extension.
 */
export function convertedName(name: string): string {
  return name.replace(/\.hei[cf]$/i, '').slice(0, documentLimits.maxNameLength - words.length) + words;
}
