import { claimDraftScope } from './claimDraftScope';

const plain = { key: 'pk_one', place: '' };

/** A page with plain iframes, by reference, after one of another site: each access to that throws. */
function pageWithFrames(...references: string[]) {
  const stranger = new Proxy(
    {},
    {
      get() {
        throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
      },
    },
  );
  const parent: object[] = [stranger];
  return references.map((reference) => {
    const frame = {
      parent,
      location: { href: `https://www.solvenda.example/embed?key=pk_one#reference=${reference}` },
    };
    parent.push(frame);
    return { parent, claim: () => claimDraftScope({ ...plain, reference }, frame) };
  });
}

test('equal plain iframes have scopes of their own, the same after a reload in which the last starts first', () => {
  const scopes = pageWithFrames('A', 'A', 'A').map((frame) => frame.claim());
  expect(new Set(scopes).size).toBe(3);

  const reloaded = pageWithFrames('A', 'A', 'A').reverse();

  expect(reloaded.map((frame) => frame.claim()).reverse()).toEqual(scopes);
});

test('a plain iframe takes no scope that another has', () => {
  const [first, second, third] = pageWithFrames('A', 'A', 'A');
  const scopes = [first?.claim(), second?.claim()];
  // The page removes the first.
  first?.parent.splice(1, 1);

  expect(scopes).not.toContain(third?.claim());
});

test('the first plain iframe of a reference has the same scope whatever else the page has', () => {
  const [, second] = pageWithFrames('A', 'B');
  const [only] = pageWithFrames('B');

  expect(second?.claim()).toBe(only?.claim());
});

test('an iframe created by the script has the script’s place', () => {
  expect(claimDraftScope({ ...plain, place: '2', reference: 'A' })).toBe('pk_one/2/A');
});
