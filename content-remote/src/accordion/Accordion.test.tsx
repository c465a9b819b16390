import { cleanup, render, screen, type RenderOptions } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Accordion } from './Accordion';

const items = [
  { id: 'wat-kost-het', question: 'Wat kost het?', answer: '<p>Dat hangt af van <strong>uw factuur</strong>.</p>' },
  { id: 'hoe-snel', question: 'Hoe snel?', answer: '<p>Binnen 24 uur.</p>' },
];

function renderAccordion(hash = '', options: RenderOptions = {}) {
  return render(
    <MemoryRouter initialEntries={[`/faq${hash}`]}>
      <Accordion items={items} group="vragen" />
    </MemoryRouter>,
    options,
  );
}

const openQuestions = () =>
  [...document.querySelectorAll('details[open]')].map((item) => item.querySelector('h3')?.textContent);

beforeAll(() => {
  // jsdom does not implement `scrollIntoView`.
  Element.prototype.scrollIntoView = () => undefined;
});

test('renders every question closed, with its answer as HTML and a link to itself', () => {
  renderAccordion();

  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Wat kost het?',
    'Hoe snel?',
  ]);
  expect(openQuestions()).toEqual([]);
  expect(document.querySelector('#wat-kost-het strong')?.textContent).toBe('uw factuur');
  expect(document.querySelector('#hoe-snel a')?.getAttribute('href')).toBe('#hoe-snel');
});

test('closes the open item when another opens, or when it is clicked again', async () => {
  const visitor = userEvent.setup();
  renderAccordion();

  await visitor.click(screen.getByText('Wat kost het?'));
  expect(openQuestions()).toEqual(['Wat kost het?']);

  await visitor.click(screen.getByText('Hoe snel?'));
  expect(openQuestions()).toEqual(['Hoe snel?']);

  await visitor.click(screen.getByText('Hoe snel?'));
  expect(openQuestions()).toEqual([]);
});

test('opens the question that the URL fragment names', () => {
  renderAccordion('#hoe-snel');

  expect(openQuestions()).toEqual(['Hoe snel?']);
});

test('keeps a question open that was opened before hydration, whatever the URL fragment', () => {
  const { innerHTML } = renderAccordion().container;
  cleanup();
  const container = Object.assign(document.createElement('div'), { innerHTML });
  document.body.append(container);
  container.querySelector('details')?.setAttribute('open', '');

  renderAccordion('#hoe-snel', { container, hydrate: true });

  expect(openQuestions()).toEqual(['Wat kost het?']);
});

test('opens nothing for an unknown URL fragment', () => {
  renderAccordion('#iets-anders');

  expect(openQuestions()).toEqual([]);
});
