// Runs in a process of its own: one instance of a function, with its own environment and memory, as in Lambda.
import timekeeper from 'timekeeper';

const { handler } = await import(process.argv[2]);
let clockAheadMs = 0;

process.on('message', async ({ event, context, aheadMs }) => {
  process.send({ hasBegun: true });
  if (aheadMs > clockAheadMs) timekeeper.travel(Date.now() + aheadMs - clockAheadMs);
  clockAheadMs = aheadMs;
  try {
    const result = await handler(JSON.parse(event), {
      ...context,
      getRemainingTimeInMillis: () => Math.max(0, context.deadlineMs - Date.now()),
    });
    process.send({ result: JSON.stringify(result) });
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    process.send({ error: { name, message, stack: stack.split('\n') } });
  }
});

// Whoever started it is gone.
process.on('disconnect', () => process.exit());
