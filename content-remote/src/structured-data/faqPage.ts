import type { StructuredData } from '@incasso/contract/pageHead';
import type { FaqTopic } from '../content/contentTypes';

export function faqPage(topics: readonly FaqTopic[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'nl-BE',
    mainEntity: topics
      .flatMap(({ items }) => items)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
