/** Encrypts with RC4, which browsers lack. Only for reading old files: it protects nothing. */
export function rc4(key: Uint8Array, plain: Uint8Array): Uint8Array {
  const state = Array.from({ length: 256 }, (_, at) => at);
  const stateAt = (at: number) => state[at & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [stateAt(other), stateAt(one)];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + stateAt(at) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let other = 0;
  return plain.map((byte, index) => {
    const at = (index + 1) & 255;
    other = (other + stateAt(at)) & 255;
    swap(at, other);
    return byte ^ stateAt(stateAt(at) + stateAt(other));
  });
}
