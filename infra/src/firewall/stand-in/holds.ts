import type { FirewallRequest } from './FirewallRequest';
import { transformText } from './transformText';
import type { Condition } from './webAclSchema';

type Field = Extract<Condition, { byteMatchStatement: unknown }>['byteMatchStatement']['fieldToMatch'];

/** Whether a condition holds of a request with its labels. What the request lacks matches nothing. */
export function holds(condition: Condition, request: FirewallRequest, labels: ReadonlySet<string>): boolean {
  if ('andStatement' in condition) {
    return condition.andStatement.statements.every((each) => holds(each, request, labels));
  }
  if ('orStatement' in condition) {
    return condition.orStatement.statements.some((each) => holds(each, request, labels));
  }
  if ('notStatement' in condition) return !holds(condition.notStatement.statement, request, labels);
  if ('labelMatchStatement' in condition) return labels.has(condition.labelMatchStatement.key);
  if ('regexMatchStatement' in condition) {
    const { fieldToMatch, textTransformations, regexString } = condition.regexMatchStatement;
    const text = fieldOf(request, fieldToMatch);
    return text !== undefined && new RegExp(regexString).test(transformText(text, textTransformations));
  }
  const { fieldToMatch, textTransformations, positionalConstraint, searchString } = condition.byteMatchStatement;
  const text = fieldOf(request, fieldToMatch);
  return text !== undefined && compare[positionalConstraint](transformText(text, textTransformations), searchString);
}

const compare = {
  EXACTLY: (text: string, searched: string) => text === searched,
  STARTS_WITH: (text: string, searched: string) => text.startsWith(searched),
  ENDS_WITH: (text: string, searched: string) => text.endsWith(searched),
  CONTAINS: (text: string, searched: string) => text.includes(searched),
} as const;

function fieldOf(request: FirewallRequest, field: Field): string | undefined {
  return 'uriPath' in field ? request.path : request.headers[field.singleHeader.Name.toLowerCase()];
}
