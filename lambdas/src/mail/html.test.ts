import { htmlLines, mailLink } from './html';

test.each([
  ['jan@bakkerij.example', 'mailto:jan@bakkerij.example'],
  [
    'jan?cc=x%40gevaar.example&body=betaal@bakkerij.example',
    'mailto:jan%3Fcc%3Dx%2540gevaar.example%26body%3Dbetaal@bakkerij.example',
  ],
  ['geen adres 👋', 'mailto:geen%20adres%20%F0%9F%91%8B'],
])('the link to %s has no other recipient', (address, link) => {
  expect(mailLink(address)).toBe(link);
  expect(decodeURIComponent(new URL(link).pathname)).toBe(address);
  expect(new URL(link).search).toBe('');
});

test('a line in Arabic or Hebrew letters is isolated', () => {
  expect(htmlLines('مثال <BV>\nKortrijk').markup).toBe('<bdi>مثال &lt;BV&gt;</bdi><br>Kortrijk');
});
