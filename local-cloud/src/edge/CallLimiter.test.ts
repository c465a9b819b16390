import { CallLimiter } from './CallLimiter';

function limiter(limits = { perAddress: 3, perPartner: 2 }) {
  let nowMs = 0;
  const created = new CallLimiter({ limits, windowSeconds: 300, sitePublicKey: 'pk_site', now: () => nowMs });
  return {
    /** The waits that so many calls in a row are told. */
    calls: (count: number, caller: { address?: string; publicKey?: string } = {}) =>
      Array.from({ length: count }, () => created.take({ address: '192.0.2.1', publicKey: 'pk_site', ...caller })),
    pass: (seconds: number) => (nowMs += seconds * 1000),
  };
}

test('an address that calls too often is told how long to wait, and may call again then', () => {
  const { calls, pass } = limiter();

  expect(calls(4)).toEqual([undefined, undefined, undefined, 100]);
  pass(40);
  expect(calls(1)).toEqual([60]);
  pass(60);
  expect(calls(2)).toEqual([undefined, 100]);
});

test('another address is not made to wait for it', () => {
  const { calls } = limiter();
  calls(4);

  expect(calls(1, { address: '192.0.2.2' })).toEqual([undefined]);
});

test('a partner’s key is limited over all addresses, and the site’s own is not', () => {
  const { calls } = limiter({ perAddress: 100, perPartner: 2 });
  const fromAnywhere = (publicKey: string) =>
    ['192.0.2.1', '192.0.2.2', '192.0.2.3'].flatMap((address) => calls(1, { address, publicKey }));

  expect(fromAnywhere('pk_partner')).toEqual([undefined, undefined, 150]);
  expect(fromAnywhere('pk_other')).toEqual([undefined, undefined, 150]);
  expect(fromAnywhere('pk_site')).toEqual([undefined, undefined, undefined]);
});

test('a refused call does not use up the other limit', () => {
  const { calls } = limiter({ perAddress: 3, perPartner: 1 });
  calls(3, { publicKey: 'pk_partner' });

  expect(calls(3)).toEqual([undefined, undefined, 100]);
});

test('time that passes never fills a bucket beyond its size', () => {
  const { calls, pass } = limiter();
  calls(3);
  pass(3000);

  expect(calls(4)).toEqual([undefined, undefined, undefined, 100]);
});
