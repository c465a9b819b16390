/** Settles as the work does, but rejects on timeout. The limit is in milliseconds. */
export function inTime<Value>(work: PromiseLike<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Out of time.')), limitMs);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
