/** A photo that the browser cannot decode. */
export class UnreadablePhoto extends Error {
  constructor(readonly index: number) {
    super(`Photo ${index} cannot be read.`);
  }
}
