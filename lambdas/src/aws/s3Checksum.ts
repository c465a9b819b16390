/** A hexadecimal SHA-256 in base64, as S3 takes it. */
export function s3Checksum(sha256: string): string {
  return Buffer.from(sha256, 'hex').toString('base64');
}
