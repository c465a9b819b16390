import { frameAddress, readFrameAddress } from './frameAddress';

test('parsing a URL returns what was written into it', () => {
  const address = { key: 'pk_partner_1', place: '2', theme: { accent: '#0a7a5f', font: 'serif' } };

  const { pathname, search } = new URL(frameAddress('https://site.example', address));

  expect(pathname).toBe('/embed');
  expect(readFrameAddress(search)).toEqual(address);
});

test('a URL written by hand only needs the key', () => {
  expect(readFrameAddress('?key=pk_partner_1&company_name=Voorbeeld')).toEqual({
    key: 'pk_partner_1',
    place: '1',
    theme: {},
  });
});
