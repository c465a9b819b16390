import { readPartnerReference } from './readPartnerReference';

test('cleans a reference, and ignores one that is too long, with a warning that does not repeat it', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readPartnerReference(' KLANT\n17\u0007 ')).toBe('KLANT 17');
  expect(readPartnerReference('4'.repeat(40))).toBe('4'.repeat(40));
  expect(warn).not.toHaveBeenCalled();

  expect(readPartnerReference('4'.repeat(41))).toBe('');

  expect(warn.mock.calls).toEqual([['incasso-intake: attribute_invalid reference']]);
  expect(String(warn.mock.calls)).not.toContain('444');
  warn.mockRestore();
});
