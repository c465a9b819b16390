import { checkAnswer } from './checkAnswer';
import type { FaqItem } from './contentTypes';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Lists the faults in all questions. Each fault names its file and question. */
export function checkQuestions(files: Readonly<Record<string, readonly FaqItem[]>>): string[] {
  const entries = Object.entries(files).flatMap(([file, items]) => items.map((item) => ({ file, item })));
  return entries.flatMap(({ file, item: { id, question, answer } }, index) => {
    const faults = checkAnswer(answer);
    if (!kebabCase.test(id)) faults.push('the id is not in kebab case');
    if (entries.findIndex(({ item }) => item.id === id) !== index) {
      faults.push('the id is that of another question too');
    }
    if (question.trim() === '') faults.push('the question is empty');
    return faults.map((fault) => `${file}: question "${id}": ${fault}`);
  });
}
