import { firmProfile } from '@incasso/contract/firmProfile';
import type { PageHead } from '@incasso/contract/pageHead';
import { escapeHtml } from '@incasso/contract/escapeHtml';
import { dataBlock, tag } from './htmlTags';

export function headTags(path: string, head: PageHead): string[] {
  const address = firmProfile.siteUrl + path;
  const { title, description, socialImage } = head;
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: address }),
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': firmProfile.firmName,
      'og:locale': 'nl_BE',
      'og:url': address,
      'og:title': title,
      'og:description': description,
      'og:image': firmProfile.siteUrl + socialImage.path,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': socialImage.alt,
    }).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...head.structuredData.map((data) => dataBlock({ type: 'application/ld+json' }, data)),
  ];
}

/** Meta tags of a page that search engines must not list. */
export function hiddenHeadTags(title: string): string[] {
  return [`<title>${escapeHtml(title)}</title>`, tag('meta', { name: 'robots', content: 'noindex' })];
}
