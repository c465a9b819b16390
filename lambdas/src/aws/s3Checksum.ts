/** Converts a hexadecimal SHA-256 to base64, the format of S3. */
export function s3Checksum(sha256: string): string {
  return Buffer.from(sha256, 'hex').toString('base64');
}
