import { render, screen } from '@testing-library/react';
import { glossary } from '../content/glossary.content';
import { Glossed } from './Glossed';

test('gives glossary terms a tooltip and leaves other text unchanged', () => {
  const { container } = render(<Glossed>Klanten in andere EU-landen via CROS</Glossed>);

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['CROS']);
  expect(container.textContent).toBe(`Klanten in andere EU-landen via CROS${glossary['CROS'] ?? ''}`);
});

test('wraps the text in one element, so that a grid or flex parent lays it out as one child', () => {
  const { container } = render(<Glossed>Klanten in andere EU-landen via CROS</Glossed>);

  expect(container.childNodes).toHaveLength(1);
});
