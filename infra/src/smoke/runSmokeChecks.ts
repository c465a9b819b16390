import { apiChecks } from './apiChecks';
import { embedChecks } from './embedChecks';
import { federationChecks } from './federationChecks';
import { pageChecks } from './pageChecks';
import { securityChecks } from './securityChecks';
import type { Ask, SmokeCheck } from './smokeCheck';
import { uploadChecks } from './uploadChecks';

/** In order: the API checks first wait for the new release, which the others then see. */
export const smokeChecks: readonly SmokeCheck[] = [
  ...apiChecks,
  ...pageChecks,
  ...federationChecks,
  ...embedChecks,
  ...securityChecks,
  ...uploadChecks,
];

/** The result of a check. `fault` is absent if the check passed. */
export type SmokeResult = { readonly name: string; readonly fault?: string };

/**
 * Checks a deployed site from outside, as visitors and partners use it, without creating a case. `origin` is the
 * site's, as `https://www.solvenda.example`.
 */
export async function runSmokeChecks(origin: string): Promise<SmokeResult[]> {
  const ask: Ask = async (address, init) => {
    const url = address.startsWith('/') ? origin + address : address;
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const results: SmokeResult[] = [];
  for (const { name, prove } of smokeChecks) {
    try {
      await prove(ask, origin);
      results.push({ name });
    } catch (error) {
      results.push({ name, fault: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
}
