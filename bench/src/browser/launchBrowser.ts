import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../../e2e/src/findChromium';

/** Starts the browser that the browser tests use too, without a window. */
export function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = findChromium();
  return chromium.launch({
    executablePath,
    env: { ...inheritedEnvironment(), ...env },
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
}

function inheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
