import { fieldLimits } from '@incasso/contract/limits';
import type { Invoice } from '@incasso/e-invoice/Invoice';
import * as v from 'valibot';
import { cleanLine } from '../cleaning/cleanText';
import { claimSchema, maxClaimItems, type Claim } from './Claim';

/**
 * What is kept of an e-invoice: its words are a visitor's, and cleaned and cut as such. `undefined` where nothing is
 * left of what an invoice needs: the document itself goes along all the same.
 */
export function claimOf(sha256: string, invoice: Invoice): Claim | undefined {
  const claim = v.safeParse(claimSchema, { sha256, invoice: cleaned(invoice) });
  return claim.success ? claim.output : undefined;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanedLine(value);
  if (Array.isArray(value)) return value.slice(0, maxClaimItems).map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => [name, cleaned(part)]);
  return Object.fromEntries(entries.filter(([, part]) => part !== ''));
}

/** Cut before it is cleaned too, since XML has room for millions of characters; and cleaned of what a cut leaves. */
function cleanedLine(text: string): string {
  return cleanLine(cleanLine(text.slice(0, fieldLimits.line * 4)).slice(0, fieldLimits.line));
}
