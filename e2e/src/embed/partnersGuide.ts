import { readFileSync } from 'node:fs';
import { firmProfile } from '@incasso/contract/firmProfile';
import { sharedAddresses } from '../localCloudAddresses';

const guide = readFileSync(new URL('../../../docs/partners.md', import.meta.url), 'utf8')
  .replaceAll(firmProfile.siteUrl, sharedAddresses.site)
  .replaceAll('pk_YOUR_KEY', 'pk_local_partner');

/** The code blocks of a language in the partners' guide, with the local site and the key of the local partner. */
export function guideBlocks(language: string): string[] {
  const blocks = [...guide.matchAll(/```(\w*)\n(.*?)```/gsu)];
  return blocks.flatMap(([, name, block = '']) => (name === language ? block : []));
}
