import { createInterface } from 'node:readline/promises';

/** Asks the operator for a line; gives an empty one at the end of the input. On stderr: stdout may go into a file. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return answer;
}
