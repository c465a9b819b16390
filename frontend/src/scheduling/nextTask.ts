/** Resolves in a new task, after the browser has handled pending input. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
