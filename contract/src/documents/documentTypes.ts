/**
 * The file types that the intake accepts, by extension in lower case, with the visitor's words for each. Part of the
 * wizard's first load: `mediaTypeOf`, which only functions need, is a file of its own.
 */
export const documentTypes = {
  pdf: { label: 'PDF' },
  doc: { label: 'Word' },
  docx: { label: 'Word' },
  xls: { label: 'Excel' },
  xlsx: { label: 'Excel' },
  jpg: { label: 'Foto' },
  jpeg: { label: 'Foto' },
  png: { label: 'Foto' },
  xml: { label: 'E-factuur' },
} as const;

export type DocumentExtension = keyof typeof documentTypes;

/** The value of a file input's `accept` attribute. */
export const fileInputAccept = Object.keys(documentTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/** The accepted extension of a file name, or `undefined` when its type is not accepted. */
export function documentExtension(fileName: string): DocumentExtension | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return isDocumentExtension(extension) ? extension : undefined;
}

function isDocumentExtension(extension: string): extension is DocumentExtension {
  return Object.hasOwn(documentTypes, extension);
}
