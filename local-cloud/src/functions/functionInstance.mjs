// Runs in a process of its own: one instance of a function, with its own environment and memory, as in Lambda.
const { handler } = await import(process.argv[2]);

process.on('message', async ({ event, context }) => {
  try {
    const result = await handler(JSON.parse(event), {
      ...context,
      getRemainingTimeInMillis: () => Math.max(0, context.deadlineMs - Date.now()),
    });
    process.send({ result: JSON.stringify(result) });
  } catch (error) {
    process.send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

// Whoever started it is gone.
process.on('disconnect', () => process.exit());
