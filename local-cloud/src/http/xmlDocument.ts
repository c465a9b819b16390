/** Elements by name. A list repeats its element; `undefined` omits it. */
export type XmlTree = { readonly [name: string]: XmlNode | readonly XmlNode[] | undefined };
type XmlNode = string | number | boolean | XmlTree;

export function xmlDocument(root: string, tree: XmlTree | string, namespace?: string): string {
  const attribute = namespace === undefined ? '' : ` xmlns="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${attribute}>${content(tree)}</${root}>`;
}

function content(node: XmlNode): string {
  if (typeof node !== 'object') return escapeXml(String(node));
  return Object.entries(node)
    .flatMap(([name, value]) => [value].flat().map((item) => (item === undefined ? '' : element(name, item))))
    .join('');
}

function element(name: string, node: XmlNode): string {
  return `<${name}>${content(node)}</${name}>`;
}

function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- escapes control characters
  return text.replace(/[&<>"'\u0000-\u001f\u007f]/g, (character) => `&#${character.charCodeAt(0)};`);
}
