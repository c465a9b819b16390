/** A UUID in 22 characters, for links. */
export function uuidInBase64Url(uuid: string): string {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
}

export function asUuid(base64url: string): string {
  const hex = Buffer.from(base64url, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
