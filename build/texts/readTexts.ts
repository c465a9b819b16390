import ts from 'typescript';

/** A piece of text that people read by itself: a paragraph, an item of a list, a title, a label. */
export type Text = { readonly words: string; readonly line: number };

/** Stands where the code puts a value. */
const value = 'Waarde';

/** Properties that hold no words to be read: names in code, and the names of people. */
const codeProperties = ['id', 'name', 'author', 'initials'];

const inlineTags = /<\/?(strong|em|a|span)\b[^>]*>/g;
const otherTags = /<[^>]*>/g;

/** What people read of a source file: its strings, without those that are plainly names in code. */
export function readTexts(source: string): Text[] {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  collect(file);
  return texts;

  function collect(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const words = wordsOf(node);
    if (words !== undefined && !isCode(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      for (const piece of piecesOf(words)) texts.push({ words: piece, line: line + 1 });
    }
    ts.forEachChild(node, collect);
  }
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => value + literal.text)].join('');
}

/** A string that is compared with, or that stands for a person or a part of an object. */
function isCode({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return codeProperties.includes(parent.name.getText());
  return ts.isCaseClause(parent) || ts.isBinaryExpression(parent) || ts.isElementAccessExpression(parent);
}

function piecesOf(words: string): string[] {
  return words
    .replace(inlineTags, '')
    .replace(otherTags, '\n')
    .split('\n')
    .map((piece) => piece.replaceAll('&nbsp;', ' ').replaceAll('==', '').replace(/\s+/g, ' ').trim())
    .filter((piece) => /^\P{Ll}.*\p{L}/u.test(piece) || /\p{L}\s+\p{L}/u.test(piece));
}
