// Runs in a worker thread: one instance of a function, with its own environment and memory, as in Lambda.
import { parentPort, workerData } from 'node:worker_threads';

const { handler } = await import(workerData.bundle);

parentPort.on('message', async ({ event, context }) => {
  try {
    const result = await handler(JSON.parse(event), {
      ...context,
      getRemainingTimeInMillis: () => Math.max(0, context.deadlineMs - Date.now()),
    });
    parentPort.postMessage({ result: JSON.stringify(result) });
  } catch (error) {
    parentPort.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
