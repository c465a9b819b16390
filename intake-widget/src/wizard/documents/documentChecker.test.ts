import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { createActor, setup } from 'xstate';
import { fakeFileStore } from '../testing/fakePorts';
import type { DocumentVerdict } from '../submission/WizardDocument';
import type { CheckCommand, DocumentChecked } from '../submission/changeDocuments';
import type { DocumentReader } from './createDocumentReader';
import { documentChecker } from './documentChecker';

/** A running check whose parent records its answers. */
function openCheck(read: DocumentReader['readDocument'], files = fakeFileStore()) {
  const answers: DocumentChecked[] = [];
  const types: { events?: DocumentChecked } = {};
  const parent = setup({
    types,
    actors: { documentChecker: documentChecker({ files, readDocument: read }) },
  }).createMachine({
    invoke: { id: 'documentChecker', src: 'documentChecker' },
    on: { 'document.checked': { actions: ({ event }) => answers.push(event) } },
  });
  const actor = createActor(parent).start();
  const checkActor = actor.getSnapshot().children.documentChecker;
  const check = (...asked: (string | { id: string; leftWithin: number })[]) => {
    const documents = asked.map((one) => {
      const { id, ...rest } = typeof one === 'string' ? { id: one } : one;
      return { id, name: id, size: 0, kind: undefined, ...rest };
    });
    checkActor?.send({ type: 'check', documents } satisfies CheckCommand);
  };
  return { files, check, answers };
}

async function settle() {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}

function sizedFile(name: string, size: number): File {
  return Object.defineProperty(new File([], name), 'size', { value: size });
}

afterEach(() => {
  jest.useRealTimers();
});

test('checks documents one by one, in order', async () => {
  const finish: ((verdict: DocumentVerdict) => void)[] = [];
  const { files, check, answers } = openCheck(() => new Promise((resolve) => finish.push(resolve)));
  void files.put('a', new File(['a'], 'a'));
  void files.put('b', new File(['b'], 'b'));

  check('a', 'b');
  await settle();
  expect(finish).toHaveLength(1);
  finish[0]?.({ sha256: 'hash a' });
  await settle();
  finish[1]?.({ refusal: 'macros' });
  await settle();

  expect(answers).toEqual([
    { type: 'document.checked', id: 'a', verdict: { sha256: 'hash a' } },
    { type: 'document.checked', id: 'b', verdict: { refusal: 'macros' } },
  ]);
});

test('checks a document once, however often it is requested', async () => {
  const read = jest.fn(() => Promise.resolve({ sha256: 'hash' }));
  const { files, check } = openCheck(read);
  void files.put('a', new File(['a'], 'a'));

  check('a');
  check('a');
  await settle();
  check('a');
  await settle();

  expect(read).toHaveBeenCalledTimes(1);
});

test('refuses an empty, a too large and a lost file without reading it', async () => {
  const read = jest.fn(() => Promise.resolve({}));
  const { files, check, answers } = openCheck(read);
  void files.put('empty', new File([], 'empty'));
  void files.put('large', sizedFile('large', documentLimits.maxBytes + 1));

  check('empty', 'large', 'lost');
  await settle();

  expect(answers.map(({ verdict }) => verdict)).toEqual([
    { refusal: 'empty' },
    { refusal: 'too_large' },
    { refusal: 'lost' },
  ]);
  expect(read).not.toHaveBeenCalled();
});

test('leaves a file that cannot be read here, or not within a minute, to the server', async () => {
  jest.useFakeTimers();
  const reads = [Promise.resolve(undefined), new Promise<undefined>(() => undefined)];
  const { files, check, answers } = openCheck(() => reads.shift() ?? Promise.resolve({}));
  void files.put('a', new File(['a'], 'a'));
  void files.put('b', new File(['b'], 'b'));

  check('a', 'b');
  await jest.advanceTimersByTimeAsync(60_000);

  expect(answers.map(({ verdict }) => verdict)).toEqual([{}, {}]);
});

test('a file that gets an extension is stored and reported under its new name, also after a reload', async () => {
  const read: DocumentReader['readDocument'] = ({ name, size }) =>
    Promise.resolve(
      name === 'image:22' ? { sha256: 'hash', replacement: { name: 'image:22.jpg', size } } : { sha256: 'hash' },
    );
  const replacement = { name: 'image:22.jpg', size: 5 };
  const { files, check, answers } = openCheck(read);
  void files.put('image:22', new File(['photo'], 'image:22', { type: 'image/jpeg', lastModified: 1 }));

  check('image:22');
  await settle();

  expect(answers.map(({ verdict }) => verdict)).toEqual([{ sha256: 'hash', replacement }]);
  expect(await files.get('image:22')).toMatchObject({ name: 'image:22.jpg', type: 'image/jpeg', lastModified: 1 });

  const afterReload = openCheck(read, files);
  afterReload.check('image:22');
  await settle();

  expect(afterReload.answers.map(({ verdict }) => verdict)).toEqual([{ sha256: 'hash', replacement }]);
});

test('stores the files found in a document, once, as parts of it', async () => {
  const found = [new File(['bon'], 'bijlage.pdf')];
  const { files, check, answers } = openCheck(() => Promise.resolve({ sha256: 'hash', found }));
  void files.put('a', new File(['a'], 'a'));

  check('a');
  await settle();

  const part = { id: 'a-1', name: 'bijlage.pdf', size: 3, kind: undefined, partOf: 'a' };
  expect(answers).toEqual([{ type: 'document.checked', id: 'a', verdict: { sha256: 'hash' }, found: [part] }]);
  expect(await files.get('a-1')).toBe(found[0]);

  const afterReload = openCheck(() => Promise.resolve({ sha256: 'hash', found }), files);
  afterReload.check({ id: 'a', leftWithin: 0 });
  await settle();
  expect(afterReload.answers).toEqual([{ type: 'document.checked', id: 'a', verdict: { sha256: 'hash' } }]);
});

test('an empty file is refused as e-invoice too', async () => {
  const { files, check, answers } = openCheck(() => Promise.resolve({}));
  void files.put('a.xml', new File([], 'a.xml'));

  check('a.xml');
  await settle();

  expect(answers.map(({ verdict }) => verdict)).toEqual([{ refusal: 'empty', invoiceRefusal: 'empty' }]);
});
