import type { TextTransformations } from './webAclSchema';

type Transformation = TextTransformations[number]['type'];

/** https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statement-transformation.html */
const transform: Readonly<Record<Transformation, (text: string) => string>> = {
  NONE: (text) => text,
  LOWERCASE: (text) => text.toLowerCase(),
  URL_DECODE: (text) =>
    Buffer.from(
      text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8'),
  NORMALIZE_PATH: normalizePath,
};

/** A part of a request as a rule looks at it, changed in the order of the transformations' priorities. */
export function transformText(text: string, transformations: TextTransformations): string {
  return transformations
    .toSorted((one, other) => one.priority - other.priority)
    .reduce((changed, { type }) => transform[type](changed), text);
}

/** Follows `.` and `..` and takes runs of slashes for one; a `..` with nothing before it stays. */
function normalizePath(path: string): string {
  const kept: string[] = [];
  for (const segment of path.replace(/\/+/g, '/').split('/')) {
    if (segment === '.') continue;
    const before = kept.at(-1);
    if (segment === '..' && before !== undefined && before !== '' && before !== '..') kept.pop();
    else kept.push(segment);
  }
  return kept.join('/');
}
