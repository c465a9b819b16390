/** @jest-environment node */
import { headTags, hiddenHeadTags } from './headTags';

const head = {
  title: 'Vragen & antwoorden',
  description: 'Wat "betwist" betekent',
  structuredData: [{ '@context': 'https://schema.org', '@type': 'FAQPage', name: '</script><b>' }] as const,
  socialImage: { path: '/social/faq.png', alt: 'Een factuur' },
};

test('describes the page for search engines and link previews', () => {
  const tags = headTags('/faq', head);

  expect(tags).toEqual(
    expect.arrayContaining([
      '<title>Vragen &amp; antwoorden</title>',
      '<meta name="description" content="Wat &quot;betwist&quot; betekent">',
      '<link rel="canonical" href="https://www.solvenda.example/faq">',
      '<meta property="og:url" content="https://www.solvenda.example/faq">',
      '<meta property="og:image" content="https://www.solvenda.example/social/faq.png">',
      '<meta property="og:image:alt" content="Een factuur">',
    ]),
  );
});

test('keeps the structured data within its script element', () => {
  const block = headTags('/faq', head).find((tag) => tag.startsWith('<script')) ?? '';

  expect(block.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(block.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual(head.structuredData[0]);
});

test('excludes a hidden page from search results', () => {
  expect(hiddenHeadTags('Weg')).toEqual(['<title>Weg</title>', '<meta name="robots" content="noindex">']);
});
