import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { convertedName } from './convertedName';

test.each([
  ['IMG_0001.HEIC', 'IMG_0001 (omgezet uit HEIC).jpg'],
  ['foto.heif', 'foto (omgezet uit HEIC).jpg'],
  ['image:22', 'image:22 (omgezet uit HEIC).jpg'],
])('the name of a converted photo says so: %s', (name, converted) => {
  expect(convertedName(name)).toBe(converted);
});

test("a long name keeps these words within the server's maximum length", () => {
  const name = convertedName(`${'a'.repeat(300)}.heic`);

  expect(name).toHaveLength(documentLimits.maxNameLength);
  expect(name).toMatch(/a \(omgezet uit HEIC\)\.jpg$/);
});
