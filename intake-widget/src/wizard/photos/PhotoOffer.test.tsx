import { useSelector } from '@xstate/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import type { FileStore } from '../documents/FileStore';
import { useAddFiles } from '../documents/useAddFiles';
import { startWizard } from '../testing/startWizard';
import { PhotoOffer } from './PhotoOffer';
import { photoPdfText as text } from './PhotoPdf.text';

/** A browser that opens photos, but not the one of that name. */
function installBrowser(unreadable: string) {
  class FakeCanvas {
    getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
    convertToBlob = () => Promise.resolve(new Blob(['JPEG']));
  }
  const createImageBitmap = ({ name }: File) =>
    name === unreadable
      ? Promise.reject(new Error('unreadable'))
      : Promise.resolve({ width: 4000, height: 3000, close: () => undefined });
  Object.assign(globalThis, { OffscreenCanvas: FakeCanvas, createImageBitmap });
}

/** Opens the screen on photos of these names. */
async function openPhotos(names: readonly string[] = ['a.jpg', 'b.jpg', 'c.png'], unreadable = '') {
  installBrowser(unreadable);
  const user = userEvent.setup();
  const { actor } = startWizard();
  const stored = new Map(names.map((name) => [name, new File(['photo'], name)]));
  const files: FileStore = {
    put(id, file) {
      stored.set(id, file);
      return Promise.resolve(true);
    },
    get: (id) => Promise.resolve(stored.get(id)),
    remove: (id) => void stored.delete(id),
    keepOnly: () => undefined,
  };
  const documents = names.map((name) => ({ id: name, name, size: 1000, kind: 'delivery' as const }));
  actor.send({ type: 'documents.added', documents });
  for (const id of names) actor.send({ type: 'document.checked', id, verdict: { sha256: id } });
  function Photos() {
    const chosen = useSelector(actor, ({ context }) => context.documents);
    return <PhotoOffer form={actor} documents={chosen} files={files} addFiles={useAddFiles(actor, files)} />;
  }
  render(<Photos />);
  await user.click(screen.getByRole('button', { name: text.offer }));
  const panel = within(await screen.findByRole('group', { name: text.title }));
  const button = (name: string) => panel.getByRole<HTMLButtonElement>('button', { name });
  const box = (name: string) => panel.getByRole<HTMLInputElement>('checkbox', { name });
  const order = () => panel.getAllByRole('listitem').map((row) => within(row).getByRole('checkbox').id.slice(6));
  const namesNow = () => actor.getSnapshot().context.documents.map(({ name }) => name);
  return { user, actor, stored, panel, button, box, order, namesNow };
}

const pdfName: unknown = expect.stringMatching(/^fotos-\d{4}-\d\d-\d\d\.pdf$/);

test('photos move by their buttons, and their new place is said', async () => {
  const { user, panel, button, box, order } = await openPhotos();
  expect(order().map((name) => box(name).checked)).toEqual([true, true, true]);

  await user.click(button(text.upNamed('c.png')));
  await user.keyboard('{Enter}{Enter}');

  expect(order()).toEqual(['c.png', 'a.jpg', 'b.jpg']);
  expect(button(text.upNamed('c.png')).getAttribute('aria-disabled')).toBe('true');
  expect(panel.getByText(text.moved('c.png', 1, 3))).toBeTruthy();
});

test('ticked photos become one PDF of their kind, and go where the visitor does not keep them', async () => {
  const { user, actor, stored, button, box, namesNow } = await openPhotos();
  await user.click(box('b.jpg'));
  await user.click(box(text.keep));

  await user.click(button(text.make));

  await waitFor(() => expect(namesNow()).toEqual(['b.jpg', pdfName]));
  const [, pdf] = actor.getSnapshot().context.documents;
  expect(pdf?.kind).toBe('delivery');
  expect(stored.get(pdf?.id ?? '')?.type).toBe('application/pdf');
  expect(document.activeElement?.textContent).toBe(text.made(pdf?.name ?? ''));
  expect(screen.queryByRole('button', { name: text.offer })).toBeNull();
});

test('photos that are kept stay beside the PDF, and a second PDF gets a number', async () => {
  const { user, button, namesNow } = await openPhotos(['a.jpg', 'b.jpg']);
  await user.click(button(text.make));
  await waitFor(() => expect(namesNow()).toEqual(['a.jpg', 'b.jpg', pdfName]));

  await user.click(screen.getByRole('button', { name: text.offer }));
  await user.click(await screen.findByRole('button', { name: text.make }));

  await waitFor(() => expect(namesNow().at(-1)).toMatch(/ \(2\)\.pdf$/));
});

test('one photo makes no PDF', async () => {
  const { user, panel, button, box } = await openPhotos(['a.jpg', 'b.jpg']);

  await user.click(box('a.jpg'));

  expect(within(panel.getByRole('alert')).getByText(text.tooFew)).toBeTruthy();
  expect(button(text.make).disabled).toBe(true);
});

test('where there is no room beside the photos, these must go', async () => {
  const names = Array.from({ length: documentLimits.maxCount }, (_, place) => `${place}.jpg`);
  const { user, panel, button, box } = await openPhotos(names);
  expect(panel.getByText(text.noRoomBeside)).toBeTruthy();
  expect(button(text.make).disabled).toBe(true);

  await user.click(box(text.keep));

  expect(panel.queryByText(text.noRoomBeside)).toBeNull();
  expect(button(text.make).disabled).toBe(false);
});

test.each([
  ['that the browser cannot open', 'b.jpg', undefined],
  ['whose file is gone', '', 'b.jpg'],
])('a photo %s is named, and the photos stay', async (_, unreadable, gone = '') => {
  const { user, stored, panel, button, namesNow } = await openPhotos(['a.jpg', 'b.jpg'], unreadable);
  stored.delete(gone);

  await user.click(button(text.make));

  expect(await panel.findByText(text.unreadable('b.jpg'))).toBeTruthy();
  expect(namesNow()).toEqual(['a.jpg', 'b.jpg']);
  expect(button(text.make).disabled).toBe(false);
});

test('cancelling gives the focus back to the offer', async () => {
  const { user, button } = await openPhotos();

  await user.click(button(text.cancel));
  await act(() => Promise.resolve());

  expect(screen.queryByRole('group', { name: text.title })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: text.offer }));
});
