export const boundary = 'voorbeeldgrens';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** One part of a multipart body, with raw headers. */
export type RawPart = { readonly headers: readonly string[]; readonly content: string | Uint8Array };

export function fieldPart(name: string, content: string): RawPart {
  return { headers: [`Content-Disposition: form-data; name="${name}"`], content };
}

export function filePart(name: string, fileName: string, content: string | Uint8Array): RawPart {
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`;
  return { headers: [disposition, 'Content-Type: application/octet-stream'], content };
}

/** A multipart body. `end` replaces the closing boundary. */
export function multipartBody(parts: readonly RawPart[], end = `--${boundary}--\r\n`): Uint8Array {
  const chunks = parts.flatMap(({ headers, content }) => [
    Buffer.from(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(end)]);
}
