import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program in a group of processes of its own, so that what it starts ends with it. */
export async function startProcess(command: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { stdio: 'pipe', ...options, detached: true });
  let output = '';
  const note = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  await once(child, 'spawn');
  const closed = once(child, 'close');
  const kill = () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // The group has ended.
    }
  };
  process.once('exit', kill);
  return {
    output: () => output,
    async end() {
      kill();
      await closed;
      process.off('exit', kill);
    },
  };
}
