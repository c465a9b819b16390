import { frameAddress, readFrameAddress } from './frameAddress';

test('parsing a URL returns what was written into it', () => {
  const theme = { accent: '#0a7a5f', font: 'serif' };
  const address = { key: 'pk_partner_1', place: '2', reference: 'DOSSIER 17&18 #é+', theme };

  const written = new URL(frameAddress('https://site.example', address));

  expect(written.pathname).toBe('/embed');
  expect(written.search).not.toContain('DOSSIER');
  expect(readFrameAddress(written)).toEqual(address);
});

test.each([
  '?key=pk_partner_1&key=pk_test_intake',
  '?%6bey=pk_partner_1',
  '?key=pk%5Fpartner_1',
  '?key=pk_partner_1&ke%79=x',
])('the URL %s has no key: the edge could read another one', (search) => {
  expect(readFrameAddress({ search, hash: '' }).key).toBe('');
});

test('a URL written by hand only needs the key', () => {
  const written = new URL('https://site.example/embed?key=pk_partner_1&company_name=Voorbeeld');

  expect(readFrameAddress(written)).toEqual({ key: 'pk_partner_1', place: '', reference: '', theme: {} });
});
