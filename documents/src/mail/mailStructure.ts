import { fieldsOf, parseField } from './mailFields';

export type MailStructure = {
  /** In lower case. */
  readonly mediaType: string;
  /** Only a multipart has one. */
  readonly boundary?: string;
};

/** The fields by which programs find the parts of a mail and decode them. */
const decisiveFields = ['content-type', 'content-disposition', 'content-transfer-encoding'];

/**
 * How a part is divided, by the text of its header. `unclear` where programs differ, because one of them could find an
 * executable file that we did not see: a field given twice, comments within fields, a boundary in pieces, lines that
 * are no fields, and encodings that we do not decode.
 */
export function mailStructure(head: string, defaultType: string): MailStructure | 'unclear' {
  if (hasUnclearLines(head) || decisiveFields.some((name) => isUnclearField(fieldsOf(head, name)))) return 'unclear';
  const [encoding = ''] = fieldsOf(head, 'content-transfer-encoding');
  if (/uu|binhex|yenc/i.test(encoding)) return 'unclear';
  const { value, parameters } = parseField(fieldsOf(head, 'content-type')[0] ?? defaultType);
  const mediaType = value.toLowerCase();
  if (!/^multipart\/[\w.+-]+$/.test(mediaType)) {
    const [word = ''] = mediaType.split(/\s/, 1);
    const isType = /^(?!multipart)[\w.+-]+\/[\w.+-]+$/.test(word);
    const isClear = isType && word === mediaType && word !== 'message/partial';
    return isClear || !/multipart|message/.test(mediaType) ? { mediaType: isType ? word : defaultType } : 'unclear';
  }
  const [boundary, ...more] = parameters.filter(({ attribute }) => attribute.includes('boundary'));
  const [, quoted, plain] = /^(?:"([^"\\]+)"|([^\s"()\\]+))$/.exec(boundary?.value ?? '') ?? [];
  const found = quoted ?? plain;
  const isClear = boundary?.attribute === 'boundary' && more.length === 0 && !/base64/i.test(encoding);
  return isClear && found !== undefined ? { mediaType, boundary: found } : 'unclear';
}

/** Whether a field is given twice with different values, or has a comment, which some programs take for its value. */
function isUnclearField(values: readonly string[]): boolean {
  if (new Set(values.map((value) => value.toLowerCase())).size > 1) return true;
  const { value, parameters } = parseField(values[0] ?? '');
  const [beforeParameters = ''] = value.split('=', 1);
  return [beforeParameters, ...parameters.map(({ attribute }) => attribute)].some((text) => text.includes('('));
}

function hasUnclearLines(head: string): boolean {
  if (/^(begin [0-7]{3,4} |=ybegin )/m.test(head)) return true;
  if (!/content-/i.test(head)) return false;
  // Some programs end the header at a line that is no field. The first line of a mailbox is known to all.
  const hasOtherLine = /^(?!>?From )[^\s:][^:\r\n]*$/m.test(head);
  const hasHiddenField = /^[^\w\r\n]+content-(type|disposition|transfer)/im.test(head);
  // CR CR LF is a blank line only where a program wrote every line end twice.
  const hasOtherBlank = /(^|\n)\r\r+\n$/.test(head) && /[^\r]\r?\n/.test(head);
  return hasOtherLine || hasHiddenField || hasOtherBlank || /\0|\r[^\r\n]/.test(head);
}
