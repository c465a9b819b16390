import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RemoteSlot } from './RemoteSlot';
import { RemoteSource } from './RemoteSource';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

test('hydrates the HTML of a loaded part without replacing its elements', async () => {
  const source = new RemoteSource(() => Promise.resolve(Part));
  const { field } = await openPrerendered();

  await comeToLife(source);

  expect(screen.getByRole('textbox')).toBe(field);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the HTML of a part that fails to load, and shows the contact details', async () => {
  const { field } = await openPrerendered();

  await comeToLife(new RemoteSource(() => Promise.reject(new Error('dead'))));

  expect(screen.getByRole('textbox')).toBe(field);
  expect(screen.getByRole('alert').textContent).toContain('+32 56 00 00 00');
});

test('shows no message for a part without a form, which works unhydrated', async () => {
  await openPrerendered(TextPart);

  await comeToLife(new RemoteSource(() => Promise.reject(new Error('dead'))));

  expect(screen.getByText('Alleen tekst')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the contact details for a part without a form that needs scripts', async () => {
  await openPrerendered(ScriptedPart);

  await comeToLife(new RemoteSource(() => Promise.reject(new Error('dead'))));

  expect(screen.getByRole('alert').textContent).toContain('+32 56 00 00 00');
});

test('does not submit the form of an unhydrated part', async () => {
  await openPrerendered();
  await comeToLife(new RemoteSource(() => Promise.reject(new Error('dead'))));

  const submit = new Event('submit', { bubbles: true, cancelable: true });
  act(() => void screen.getByRole('textbox').closest('form')?.dispatchEvent(submit));

  expect(submit.defaultPrevented).toBe(true);
});

test('hydrates a part on retry, keeps the visitor’s input, and focuses the part', async () => {
  const fetch = jest.fn<Promise<typeof Part>, []>().mockRejectedValue(new Error('dead'));
  await openPrerendered();
  await comeToLife(new RemoteSource(fetch));
  await userEvent.type(screen.getByRole('textbox'), 'Bakkerij Peeters');
  await userEvent.click(screen.getByRole('checkbox'));

  fetch.mockResolvedValue(Part);
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  const summary = await screen.findByText('Bakkerij Peeters, akkoord');

  expect(summary.parentElement?.parentElement).toBe(document.activeElement);
  expect(screen.queryByRole('alert')).toBeNull();
});

/** A form that renders React's state of its values. */
function Part() {
  const [name, setName] = useState('');
  const [agrees, setAgrees] = useState(false);

  return (
    <form>
      <input name="company_name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        name="agreeToTerms"
        type="checkbox"
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <p>{`${name}, ${agrees ? 'akkoord' : 'niet akkoord'}`}</p>
    </form>
  );
}

function TextPart() {
  return <p>Alleen tekst</p>;
}

function ScriptedPart() {
  return <noscript>Deze pagina werkt alleen met JavaScript.</noscript>;
}

async function openPrerendered(ServerPart = Part) {
  const source = new RemoteSource(() => Promise.resolve(ServerPart));
  await source.load();
  document.body.innerHTML = `<div id="root">${renderToString(slot(source))}</div>`;
  return { field: screen.queryByRole('textbox') };
}

async function comeToLife(source: RemoteSource<typeof Part>): Promise<void> {
  await source.load();
  const container = document.getElementById('root');
  if (container === null) throw new Error('Nothing was prerendered.');
  await act(async () => {
    root = hydrateRoot(container, slot(source));
    await Promise.resolve();
  });
}

function slot(source: RemoteSource<typeof Part>) {
  return (
    <RemoteSlot source={source} headingLevel={1}>
      {(Shown) => <Shown />}
    </RemoteSlot>
  );
}
