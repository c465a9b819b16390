import { checkAnswer } from './checkAnswer';
import type { FaqTopic } from './FaqItem';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with the questions of a file, each fault with the file and the entry that it is in. */
export function checkQuestions(file: string, topics: readonly FaqTopic[]): string[] {
  const items = topics.flatMap((topic) => topic.items);
  return items.flatMap(({ id, question, answer }, index) => {
    const faults = checkAnswer(answer);
    if (!kebabCase.test(id)) faults.push('the id is not in kebab case');
    if (items.findIndex((other) => other.id === id) !== index) faults.push('the id is that of another question too');
    if (question.trim() === '') faults.push('the question is empty');
    return faults.map((fault) => `${file}: question "${id}": ${fault}`);
  });
}
