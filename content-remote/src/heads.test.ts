import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firmProfile } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { heads } from './heads';
import { faqTopics } from './pages/faq/faq.content';

const socialFolder = fileURLToPath(new URL('../social', import.meta.url));

function typesOf(path: (typeof routes)[keyof typeof routes]) {
  return heads[path].structuredData.map((data) => data['@type']);
}

test.each(Object.values(routes))('the title and description of %s fit into search results', (path) => {
  const { title, description, socialImage } = heads[path];

  expect(title).toContain(firmProfile.firmName);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(120);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(socialImage.alt).not.toBe(title);
  expect(socialImage.path).toMatch(/^\/social\/[a-z]+\.png$/);
});

test('each page has its picture for shared links', () => {
  const missing = Object.keys(routes).filter((name) => !existsSync(join(socialFolder, `${name}.png`)));

  expect(missing.map((name) => `Draw content-remote/social/${name}.png, 1200 × 630 pixels.`)).toEqual([]);
});

test('no two pages share a title or description', () => {
  const all = Object.values(heads);

  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test('the structured data contains the firm, its services, its answers and the breadcrumbs of each page', () => {
  const questionCount = faqTopics.flatMap(({ items }) => items).length;

  expect(typesOf(routes.home)).toEqual(['LegalService']);
  expect(typesOf(routes.services)).toEqual(['Service', 'Service', 'Service', 'Service', 'BreadcrumbList']);
  expect(typesOf(routes.faq)).toEqual(['FAQPage', 'BreadcrumbList']);
  expect(typesOf(routes.contact)).toEqual(['LegalService', 'BreadcrumbList']);
  expect(heads[routes.faq].structuredData[0]?.['mainEntity']).toHaveLength(questionCount);
  expect(heads[routes.faq].description).toContain(`Antwoorden op ${String(questionCount)} vragen`);
  expect(heads[routes.faq].structuredData[1]?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${firmProfile.siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: 'FAQ', item: `${firmProfile.siteUrl}/faq` },
  ]);
});
