// One instance of a function. Runs in a process of its own.
const { handler } = await import(process.argv[2]);

process.on('message', async ({ event, context }) => {
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

// The local cloud has exited.
process.on('disconnect', () => process.exit());
