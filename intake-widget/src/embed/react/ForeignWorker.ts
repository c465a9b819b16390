/**
 * A worker whose script is of another origin than the page: browsers start foreign scripts only by way of one of the
 * page's own. The build for partners puts it in the place of `Worker`.
 */
export class ForeignWorker extends globalThis.Worker {
  constructor(script: URL, options?: WorkerOptions) {
    const text = `importScripts(${JSON.stringify(script.href)})`;
    const own = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    super(own, options);
    const release = () => URL.revokeObjectURL(own);
    this.addEventListener('message', release, { once: true });
    this.addEventListener('error', release, { once: true });
  }
}
