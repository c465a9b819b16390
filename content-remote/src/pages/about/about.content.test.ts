import { differentiators, team, values } from './about.content';

test('the team has three lawyers and three clerks', () => {
  const roles = team.members.map(({ role }) => role);

  expect(roles.filter((role) => role === 'Advocaat')).toHaveLength(3);
  expect(roles.filter((role) => role === 'Administratief medewerker')).toHaveLength(3);
  expect(roles).toHaveLength(6);
});

test('the five values and four differentiators have the specified titles', () => {
  expect(values.items.map(({ title }) => title)).toEqual([
    'Betrouwbaarheid',
    'Efficiëntie',
    'Kwaliteit',
    'Resultaat',
    'Degelijkheid',
  ]);
  expect(differentiators.items.map(({ title }) => title)).toEqual([
    'No-nonsenseaanpak',
    'Juridische expertise',
    'Gestroomlijnde processen',
    'Directe juridische actie',
  ]);
});
