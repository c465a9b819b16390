import type { FaqItem } from '../../content/contentTypes';
import { faqTopics } from './faq.content';
import { featuredQuestions } from './featuredQuestions.content';

const featured: readonly FaqItem[] = Object.values(featuredQuestions);

/** All questions by the file that contains them (path from the project's root). */
export const questionFiles: Readonly<Record<string, readonly FaqItem[]>> = {
  'content-remote/src/pages/faq/featuredQuestions.content.ts': featured,
  'content-remote/src/pages/faq/faq.content.ts': faqTopics
    .flatMap(({ items }) => items)
    .filter((item) => !featured.includes(item)),
};
