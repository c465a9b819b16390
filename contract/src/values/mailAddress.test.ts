import { asciiAddress, isMailAddress } from './mailAddress';

test.each([
  ['info@café.example', 'info@xn--caf-dma.example'],
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@bedrijf.example', 'info@bedrijf.example'],
])('mail to %s goes to %s', (written, sent) => {
  expect(isMailAddress(written)).toBe(true);
  expect(asciiAddress(written)).toBe(sent);
});

test.each(['info@café.example/pad', 'info@café .example', 'info@café..example', 'é@', 'info@', 'josé@bedrijf.example'])(
  'no mail can be sent to %s',
  (written) => {
    expect(isMailAddress(written)).toBe(false);
  },
);
