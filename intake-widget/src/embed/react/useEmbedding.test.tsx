import { renderHook } from '@testing-library/react';
import type { IntakeProps } from '@incasso/contract/embed/intakeProps';
import { useEmbedding } from './useEmbedding';

const publicKey = 'pk_partner_1a2b3c4d';

function embed(props: Omit<IntakeProps, 'publicKey'>) {
  const { result, rerender } = renderHook((given: IntakeProps) => useEmbedding(given), {
    initialProps: { publicKey, ...props },
  });
  return { embedding: result.current, change: (changed: typeof props) => rerender({ publicKey, ...changed }) };
}

test('keeps drafts apart by key and place', () => {
  expect(embed({}).embedding.place).toBe('pk_partner_1a2b3c4d/1');
  expect(embed({ place: 'klant-7' }).embedding.place).toBe('pk_partner_1a2b3c4d/klant-7');
});

test('tells the page what happens, by the callbacks that it gave last', () => {
  const heard: unknown[] = [];
  const { embedding, change } = embed({ onStep: () => heard.push('former') });

  change({
    onReady: () => heard.push('ready'),
    onStep: (detail) => heard.push(detail),
    onSubmitted: (detail) => heard.push(detail),
    onError: (detail) => heard.push(detail),
  });
  embedding.report({ type: 'ready' });
  embedding.report({ type: 'step', step: 2 });
  embedding.report({ type: 'reveal' });
  embedding.report({ type: 'submitted', reference: 'K7QM-3TXB' });
  embedding.report({ type: 'error', code: 'submission_refused' });

  expect(heard).toEqual(['ready', { step: 2 }, { reference: 'K7QM-3TXB' }, { code: 'submission_refused' }]);
});

test('passes on what the page fills in, once for each change, and only fields that it may', () => {
  const wishes: unknown[] = [];
  const { embedding, change } = embed({ prefill: { company_name: 'Voorbeeld BV' } });
  expect(embedding.prefill()).toEqual({ company_name: 'Voorbeeld BV' });
  const stop = embedding.listen((wish) => wishes.push(wish));

  const withAccount = {
    company_name: 'Voorbeeld BV',
    bank_account: 'BE68 5390 0754 7034',
    email: 'an@bedrijf.example',
  };
  change({ prefill: withAccount });
  change({ prefill: { ...withAccount } });
  stop();
  change({ prefill: {} });

  expect(wishes).toEqual([{ type: 'prefill', prefill: { company_name: 'Voorbeeld BV', email: 'an@bedrijf.example' } }]);
});
