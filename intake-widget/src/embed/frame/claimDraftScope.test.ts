import { claimDraftScope } from './claimDraftScope';

const plain = { key: 'pk_one', place: '', reference: '' };

/** A page with iframes, the first of another site: each access to it throws. */
function pageWithFrames(count: number) {
  const stranger = new Proxy(
    {},
    {
      get() {
        throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError');
      },
    },
  );
  const parent: object[] = [stranger];
  const frames = Array.from({ length: count }, () => ({ parent }));
  parent.push(...frames);
  return frames;
}

test('plain iframes of one key and reference on a page have scopes of their own, the same after a reload', () => {
  const open = () => pageWithFrames(3).map((frame) => claimDraftScope(plain, frame));

  const scopes = open();

  expect(new Set(scopes).size).toBe(3);
  expect(open()).toEqual(scopes);
});

test('the first plain iframe of a reference has the same scope whatever else the page has', () => {
  const [first, second] = pageWithFrames(2);
  claimDraftScope({ ...plain, reference: 'A' }, first);

  expect(claimDraftScope({ ...plain, reference: 'B' }, second)).toBe(
    claimDraftScope({ ...plain, reference: 'B' }, pageWithFrames(1)[0]),
  );
});

test('an iframe of the script has the place that the script gave it', () => {
  expect(claimDraftScope({ ...plain, place: '2', reference: 'A' })).toBe('pk_one/2/A');
});
