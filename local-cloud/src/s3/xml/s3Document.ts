import { xmlDocument, type XmlTree } from '../../markup/xmlDocument';

/** An answer's document in S3's namespace. */
export function s3Document(root: string, tree: XmlTree | string): string {
  return xmlDocument(root, tree, 'http://s3.amazonaws.com/doc/2006-03-01/');
}
