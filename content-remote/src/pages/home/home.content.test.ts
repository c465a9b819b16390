import { team } from '../about/about.content';
import { features, statistics, testimonials } from './home.content';

test('the four strengths have the specified titles and figures', () => {
  expect(features.items.map(({ title }) => title)).toEqual([
    'Juridische kracht',
    'Snelle resultaten',
    'Betrouwbare partner',
    'Bewezen aanpak',
  ]);
});

test('one strength says that the firm does everything itself until enforcement', () => {
  expect(features.items[0]?.unit).toBe('kantoor, van de aanmaning tot de uitvoering');
});

test('the statistics have the specified figures', () => {
  expect(statistics.items.map(({ end, suffix, label }) => `${String(end)}${suffix} ${label}`)).toEqual([
    '20+ jaar ervaring als advocaat',
    '98% succespercentage*',
    '1000+ dossiers in 2024',
    '1500000+ euro ingevorderd*',
  ]);
});

test('the statistics say of when they are', () => {
  const years = statistics.items.flatMap(({ label }) => label.match(/\d{4}/g) ?? []);

  expect(years.map((year) => `stand eind ${year}`)).toEqual(statistics.note.match(/stand eind \d{4}/g));
});

test('has six testimonials, each with the initials of its author', () => {
  const initials = testimonials.items.map(({ author }) =>
    author
      .split(' ')
      .map((name) => name.charAt(0))
      .join(''),
  );

  expect(testimonials.items).toHaveLength(6);
  expect(testimonials.items.map((testimonial) => testimonial.initials)).toEqual(initials);
});

test('no client has a surname of the team, and no company is named after a client', () => {
  const surnames = team.members.map(({ name }) => name.split(' ').at(-1) ?? name);
  const clients = testimonials.items.map(({ author }) => author.split(' ').at(-1) ?? author);

  const shared = testimonials.items.filter(({ author, role }) =>
    surnames.some((surname) => `${author} ${role ?? ''}`.includes(surname)),
  );

  expect(shared).toEqual([]);
  expect(testimonials.items.filter(({ role }) => clients.some((client) => role?.includes(client)))).toEqual([]);
});
