/** The file types that the intake accepts (specification, section 5), by extension in lower case. */
export const documentTypes = {
  pdf: { mediaType: 'application/pdf', label: 'PDF' },
  doc: { mediaType: 'application/msword', label: 'Word' },
  docx: { mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', label: 'Word' },
  xls: { mediaType: 'application/vnd.ms-excel', label: 'Excel' },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', label: 'Excel' },
  jpg: { mediaType: 'image/jpeg', label: 'Foto' },
  jpeg: { mediaType: 'image/jpeg', label: 'Foto' },
  png: { mediaType: 'image/png', label: 'Foto' },
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

/** The media type under which a document is kept, by its name; for a type that is not accepted, that of mere bytes. */
export function mediaTypeOf(fileName: string): string {
  const extension = documentExtension(fileName);
  return extension === undefined ? 'application/octet-stream' : documentTypes[extension].mediaType;
}

function isDocumentExtension(extension: string): extension is DocumentExtension {
  return Object.hasOwn(documentTypes, extension);
}
