/** The file types that the intake accepts, by extension in lower case, with their name for visitors. */
export const documentTypes = {
  pdf: 'PDF',
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  jpg: 'JPG',
  jpeg: 'JPG',
  png: 'PNG',
  xml: 'XML',
  eml: 'mail (EML)',
} as const;

export type DocumentExtension = keyof typeof documentTypes;

/** The value of a file input's `accept` attribute. The wizard replaces a zip with its documents. */
export const fileInputAccept = [...Object.keys(documentTypes), 'zip'].map((extension) => `.${extension}`).join(',');

/** The accepted types except XML, of which only e-invoices and answers to them are: `PDF, Word, …, mail (EML)`. */
export function documentTypesInWords(): string {
  const names = [...new Set<string>(Object.values(documentTypes))].filter((name) => name !== documentTypes.xml);
  return names.join(', ');
}

/** The accepted extension of a file name, or `undefined` if its type is not accepted. */
export function documentExtension(fileName: string): DocumentExtension | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return isDocumentExtension(extension) ? extension : undefined;
}

function isDocumentExtension(extension: string): extension is DocumentExtension {
  return Object.hasOwn(documentTypes, extension);
}
