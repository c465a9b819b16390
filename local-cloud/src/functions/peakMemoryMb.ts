import { readFileSync } from 'node:fs';

/**
 * The most memory that a process ever held, as Linux counts it: heap, buffers, code and the runtime's own. 0 where the
 * system does not tell, and once the process is gone.
 */
export function peakMemoryMb(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
