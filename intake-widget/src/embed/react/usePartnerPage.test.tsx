import { renderHook } from '@testing-library/react';
import type { IntakeProps } from '@incasso/contract/embed/intakeProps';
import { usePartnerPage } from './usePartnerPage';

const publicKey = 'pk_partner_1a2b3c4d';

function embed(props: Omit<IntakeProps, 'publicKey'>) {
  const { result, rerender } = renderHook((given: IntakeProps) => usePartnerPage(given), {
    initialProps: { publicKey, ...props },
  });
  return { partnerPage: result.current, change: (changed: typeof props) => rerender({ publicKey, ...changed }) };
}

test('keeps drafts separate by key and place', () => {
  expect(embed({}).partnerPage.draftScope).toBe('pk_partner_1a2b3c4d/1');
  expect(embed({ place: 'klant-7' }).partnerPage.draftScope).toBe('pk_partner_1a2b3c4d/klant-7');
});

test('reports events through the latest callbacks', () => {
  const heard: unknown[] = [];
  const { partnerPage, change } = embed({ onStep: () => heard.push('former') });

  change({
    onReady: () => heard.push('ready'),
    onStep: (detail) => heard.push(detail),
    onSubmitted: (detail) => heard.push(detail),
    onError: (detail) => heard.push(detail),
  });
  partnerPage.report({ type: 'ready' });
  partnerPage.report({ type: 'step', step: 2 });
  partnerPage.revealTop();
  partnerPage.report({ type: 'submitted', reference: 'K7QM-3TXB', partnerReference: 'KLANT-17' });
  partnerPage.report({ type: 'error', code: 'submission_refused' });

  expect(heard).toEqual([
    'ready',
    { step: 2 },
    { reference: 'K7QM-3TXB', partnerReference: 'KLANT-17' },
    { code: 'submission_refused' },
  ]);
});

test('forwards prefill once per change, and only the allowed fields', () => {
  const commands: unknown[] = [];
  const { partnerPage, change } = embed({ prefill: { company_name: 'Voorbeeld BV' } });
  expect(partnerPage.prefill()).toEqual({ company_name: 'Voorbeeld BV' });
  const stop = partnerPage.listen((command) => commands.push(command));

  const withAccount = {
    company_name: 'Voorbeeld BV',
    bank_account: 'BE68 5390 0754 7034',
    email: 'an@bedrijf.example',
  };
  change({ prefill: withAccount });
  change({ prefill: { ...withAccount } });
  stop();
  change({ prefill: {} });

  expect(commands).toEqual([
    { type: 'prefill', prefill: { company_name: 'Voorbeeld BV', email: 'an@bedrijf.example' } },
  ]);
});

test('reads the latest reference, cleaned; none when it is too long, with a console warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { partnerPage, change } = embed({ reference: ' KLANT-17 ' });
  expect(partnerPage.reference()).toBe('KLANT-17');

  change({});
  expect(partnerPage.reference()).toBe('');
  expect(warn).not.toHaveBeenCalled();
  change({ reference: 'x'.repeat(41) });

  expect(partnerPage.reference()).toBe('');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
