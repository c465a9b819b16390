/**
 * A worker whose script has another origin than the page. Browsers refuse such a script, so a same-origin script
 * imports it. The build for partners replaces `Worker` with it.
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
