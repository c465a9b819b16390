/** Why a signature does not open the door. Each service has its own error code for it. */
export type SignatureFaultKind =
  | 'missing'
  | 'malformed'
  | 'malformed-query'
  | 'unknown-key'
  | 'skewed'
  | 'expired'
  | 'not-yet-valid'
  | 'unsigned-headers'
  | 'mismatch';

export class SignatureFault extends Error {
  override readonly name = 'SignatureFault';

  constructor(
    readonly kind: SignatureFaultKind,
    message: string,
  ) {
    super(message);
  }
}
