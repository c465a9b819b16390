import type { LaunchOptions } from '@playwright/test';
import { fontsOf } from './deviceFonts';
import { findChromium } from './findChromium';

const { executablePath, env } = findChromium();

/** Launch options: a device's fonts instead of this machine's. */
export function launchOptions(device: Parameters<typeof fontsOf>[0]): LaunchOptions {
  return {
    executablePath,
    env: { ...inheritedEnvironment(), ...env, ...fontsOf(device) },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  };
}

function inheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
