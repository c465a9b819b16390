/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useDated } from './hydration';

function Day({ today }: { readonly today: string }) {
  const [day, dated] = useDated('day', () => today);
  return <p {...dated}>{day}</p>;
}

test('a page that was built on an earlier day hydrates without a mismatch, and then shows today', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Day today="2026-11-28" />);
  const prerendered = root.firstChild;
  const mismatches: unknown[] = [];

  await act(async () => {
    hydrateRoot(root, <Day today="2026-11-29" />, { onRecoverableError: (error) => mismatches.push(error) });
    await Promise.resolve();
  });

  expect(mismatches).toEqual([]);
  expect(root.firstChild).toBe(prerendered);
  expect(root.innerHTML).toBe('<p id="day" data-dated="2026-11-29">2026-11-29</p>');
});
