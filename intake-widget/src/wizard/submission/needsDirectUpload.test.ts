import { requestLimits } from '@incasso/contract/limits';
import { needsDirectUpload } from './needsDirectUpload';
import type { WizardDocument } from './WizardDocument';

function documentOf(changes: Partial<WizardDocument> = {}): WizardDocument {
  const verdict = { sha256: 'a'.repeat(64) };
  return { id: 'invoice', name: 'factuur.pdf', size: 1000, kind: 'invoice', verdict, ...changes };
}

const texts = ['Zie bijlage.'];

test('sends documents in the call up to its limit, not counting refused ones, and uploads them first above it', () => {
  const sized = (size: number) => needsDirectUpload([documentOf({ size })], texts);
  const refused = documentOf({ size: 9_000_000, verdict: { refusal: 'macros' } });

  expect(sized(requestLimits.maxInlineBytes - 20_000)).toBe(false);
  expect(sized(requestLimits.maxInlineBytes - 1000)).toBe(true);
  expect(needsDirectUpload([refused], texts)).toBe(false);
  expect(needsDirectUpload([], ['é'.repeat((requestLimits.maxInlineBytes - 16_000) / 2)])).toBe(false);
  expect(needsDirectUpload([], ['é'.repeat((requestLimits.maxInlineBytes - 16_000) / 2), '.'])).toBe(true);
});
