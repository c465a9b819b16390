/** Content of an element by name. A list repeats its element; what is undefined is left out. */
export type XmlTree = { readonly [name: string]: XmlNode | readonly XmlNode[] | undefined };
type XmlNode = string | number | boolean | XmlTree;

/** Writes a document in S3's namespace; errors have none. */
export function xmlDocument(root: string, tree: XmlTree | string): string {
  const namespace = root === 'Error' ? '' : ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${namespace}>${content(tree)}</${root}>`;
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
  // eslint-disable-next-line no-control-regex -- control characters are what is escaped here
  return text.replace(/[&<>"'\u0000-\u001f\u007f]/g, (character) => `&#${character.charCodeAt(0)};`);
}
