type Work = (lock: unknown) => Promise<void> | undefined;

/** Fake Web Locks, shared by the tabs of the test. */
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

/** Installs fake Web Locks, which jsdom lacks. */
export function installLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
}

export function removeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
