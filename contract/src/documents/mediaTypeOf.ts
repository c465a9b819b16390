import { documentExtension, type DocumentExtension } from './documentTypes';

const mediaTypes: Readonly<Record<DocumentExtension, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  // https://www.rfc-editor.org/rfc/rfc7303#section-9.1
  xml: 'application/xml',
  eml: 'message/rfc822',
};

/** A document's media type by its name; `application/octet-stream` if the type is not accepted. */
export function mediaTypeOf(fileName: string): string {
  const extension = documentExtension(fileName);
  return extension === undefined ? 'application/octet-stream' : mediaTypes[extension];
}

export function extensionOfType(mediaType: string | undefined): DocumentExtension | undefined {
  const type = mediaType?.toLowerCase();
  return Object.keys(mediaTypes)
    .map((known) => documentExtension(`x.${known}`))
    .find((known) => known !== undefined && mediaTypes[known] === type);
}
