/** The time of the stand-in: this machine's, until a test moves it forward. It stands still for nobody. */
export class MovableClock {
  #aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  moveTo(time: Date): void {
    this.#aheadMs = time.getTime() - Date.now();
  }
}
