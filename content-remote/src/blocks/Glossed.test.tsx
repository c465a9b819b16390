import { render, screen } from '@testing-library/react';
import { glossary } from '../content/glossary.content';
import { Glossed } from './Glossed';

test('glossary words get a tooltip, other text stays text', () => {
  const { container } = render(<Glossed>Klanten in andere EU-landen via CROS</Glossed>);

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['CROS']);
  expect(container.textContent).toBe(`Klanten in andere EU-landen via CROS${glossary['CROS'] ?? ''}`);
});

test('the text is one element, for parents that lay out their children', () => {
  const { container } = render(<Glossed>Klanten in andere EU-landen via CROS</Glossed>);

  expect(container.childNodes).toHaveLength(1);
});
