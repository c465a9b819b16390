import { apiChecks } from './apiChecks';
import { embedChecks } from './embedChecks';
import { federationChecks } from './federationChecks';
import { pageChecks } from './pageChecks';
import { securityChecks } from './securityChecks';
import type { Ask } from './smokeCheck';

/** What became of a check; `fault` says what is wrong, and is absent where all is well. */
export type SmokeResult = { readonly name: string; readonly fault?: string };

/**
 * Proves a deployed site from outside, as visitors and partners meet it, and makes no case doing so. `origin` is the
 * site's, as `https://www.solvenda.example`.
 */
export async function runSmokeChecks(origin: string): Promise<SmokeResult[]> {
  const ask: Ask = async (path, init) => {
    const response = await fetch(origin + path, { ...init, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const results: SmokeResult[] = [];
  for (const { name, prove } of [...pageChecks, ...federationChecks, ...embedChecks, ...apiChecks, ...securityChecks]) {
    try {
      await prove(ask);
      results.push({ name });
    } catch (error) {
      results.push({ name, fault: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
}
