import ts from 'typescript';

/**
 * The titles of the tests of a file, as its source writes them: of a `test.each` the title with its `%s`, of a
 * template its `${…}`. Groups come first: `group › test`. What is skipped is no test.
 */
export function testTitles(source: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const file = ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  collect(file, []);
  return titles;

  function collect(node: ts.Node, groups: readonly string[]): void {
    const call = ts.isCallExpression(node) ? readCall(node, file) : undefined;
    if (call?.isSkipped === true) return;
    if (call?.name === 'test') titles.add([...groups, call.title].join(' › '));
    const within = call?.name === 'describe' ? [...groups, call.title] : groups;
    ts.forEachChild(node, (child) => {
      collect(child, within);
    });
  }
}

type Call = { name: 'test' | 'describe'; title: string; isSkipped: boolean };

/** `test('…')`, `describe('…')`, those with `.each` or another word behind, and Playwright's `test.describe('…')`. */
function readCall(node: ts.CallExpression, file: ts.SourceFile): Call | undefined {
  const [first, second] = node.arguments;
  if (first === undefined || second === undefined) return undefined;
  if (!ts.isStringLiteralLike(first) && !ts.isTemplateExpression(first)) return undefined;
  const words = wordsOf(node.expression);
  const name = words.includes('describe') ? 'describe' : words[0];
  if (name !== 'test' && name !== 'describe') return undefined;
  const title = ts.isTemplateExpression(first) ? first.getText(file).slice(1, -1) : first.text;
  return { name, title, isSkipped: words.some((word) => ['skip', 'fixme', 'todo'].includes(word)) };
}

/** The names of `test.describe`, and of `test.each(rows)` too. */
function wordsOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...wordsOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return wordsOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return wordsOf(expression.tag);
  return [];
}
