import { refuse } from '../../Result';
import { deadLinkPage } from './deadLinkPage';

test.each([
  ['token', 'Links in onze mails werken 30 dagen.'],
  ['erased', 'Deze link is verlopen of bestaat niet meer.'],
  ['pending', 'Probeer het over enkele minuten opnieuw.'],
  ['infected', 'De virusscan vond een bedreiging in dit document.'],
  ['failed', 'De virusscan kon dit document niet lezen.'],
])('a link that is invalid because of %s says so in Dutch', (reason, words) => {
  const page = deadLinkPage(refuse('link_expired', { reason }).refusal);

  expect(page).toContain('<html lang="nl">');
  expect(page).toContain('Dit document kan niet geopend worden');
  expect(page).toContain(words);
});
