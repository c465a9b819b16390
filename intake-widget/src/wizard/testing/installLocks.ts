type Work = (lock: unknown) => Promise<void> | undefined;

/** Locks of a browser, shared by the tabs of the test. */
function fakeLocks() {
  const held = new Set<string>();
  const request = async (name: string, _options: unknown, work: Work) => {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    held.delete(name);
  };
  return { request };
}

/** Gives the tests' browser the locks that jsdom leaves out. */
export function installLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
}

export function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
