import { createInterface } from 'node:readline/promises';

/**
 * Asks the operator for a line; returns an empty one at the end of the input. Prints to stderr, because stdout may be
 * redirected.
 */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return answer;
}
