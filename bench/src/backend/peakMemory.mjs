import { readFileSync } from 'node:fs';

/**
 * The most kilobytes that this process ever had resident. On Linux `maxRSS` begins with what the process had that
 * forked it.
 */
export function peakKb() {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return peak === undefined ? process.resourceUsage().maxRSS : Number(peak);
}
