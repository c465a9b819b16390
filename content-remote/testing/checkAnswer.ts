import { legalDocuments, routes } from '@incasso/contract/routes';
import { parseFragment, type DefaultTreeAdapterTypes, type ParserError } from 'parse5';

const answerTags: readonly string[] = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'];

const knownPaths: readonly string[] = [...Object.values(routes), ...Object.values(legalDocuments)];

/** Lists the faults in an answer's HTML, as sentences for its editor. */
export function checkAnswer(answer: string): string[] {
  const faults: string[] = [];
  const fragment = parseFragment(answer, {
    onParseError: ({ code }: ParserError) => faults.push(`the HTML is not well-formed (${code})`),
  });
  for (const node of elementsWithin(fragment)) faults.push(...checkElement(node));
  if (openTags(answer) !== closeTags(answer)) faults.push('a tag is not closed');
  return faults;
}

function checkElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string[] {
  if (!answerTags.includes(tagName)) return [`<${tagName}> is not allowed; allowed are ${answerTags.join(', ')}`];
  return attrs.flatMap(({ name, value }) => {
    if (tagName !== 'a' || name !== 'href') return [`attribute ${name} of <${tagName}> is not allowed`];
    const [path = ''] = value.split('#');
    return knownPaths.includes(path) ? [] : [`link to ${value}, which is no page of the site`];
  });
}

function elementsWithin(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsWithin(child)] : []));
}

function openTags(html: string): number {
  return (html.match(/<(?!br\b)[a-z][^>]*>/gi) ?? []).length;
}

function closeTags(html: string): number {
  return (html.match(/<\/[a-z]+>/gi) ?? []).length;
}
