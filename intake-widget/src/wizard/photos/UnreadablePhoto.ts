/** A photo that the browser cannot decode. */
export class UnreadablePhoto extends Error {
  constructor(readonly place: number) {
    super(`Photo ${place} cannot be read.`);
  }
}
