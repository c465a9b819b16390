import { documentLimits } from '@incasso/contract/limits';
import { createActor, setup } from 'xstate';
import { fakeFileStore } from '../testing/fakePorts';
import type { DocumentVerdict } from '../machine/WizardContext';
import type { JudgeCommand, WizardEvent } from '../machine/WizardEvent';
import type { DocumentReader } from './createDocumentReader';
import { documentJudge } from './documentJudge';

/** A judge at work for a parent that notes its answers. */
function openJudge(read: DocumentReader['readDocument']) {
  const files = fakeFileStore();
  const answers: WizardEvent[] = [];
  const types: { events?: WizardEvent } = {};
  const parent = setup({
    types,
    actors: { documentJudge: documentJudge({ files, readDocument: read }) },
  }).createMachine({
    invoke: { id: 'documentJudge', src: 'documentJudge' },
    on: { 'document.judged': { actions: ({ event }) => answers.push(event) } },
  });
  const actor = createActor(parent).start();
  const judgeActor = actor.getSnapshot().children.documentJudge;
  const judge = (...ids: string[]) => {
    const documents = ids.map((id) => ({ id, name: id, size: 0, kind: undefined }));
    judgeActor?.send({ type: 'judge', documents } satisfies JudgeCommand);
  };
  return { files, judge, answers };
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

test('documents are judged one after the other, in their order', async () => {
  const finish: ((verdict: DocumentVerdict) => void)[] = [];
  const { files, judge, answers } = openJudge(() => new Promise((resolve) => finish.push(resolve)));
  void files.put('a', new File(['a'], 'a'));
  void files.put('b', new File(['b'], 'b'));

  judge('a', 'b');
  await settle();
  expect(finish).toHaveLength(1);
  finish[0]?.({ sha256: 'hash a' });
  await settle();
  finish[1]?.({ refusal: 'macros' });
  await settle();

  expect(answers).toEqual([
    { type: 'document.judged', id: 'a', verdict: { sha256: 'hash a' } },
    { type: 'document.judged', id: 'b', verdict: { refusal: 'macros' } },
  ]);
});

test('an empty, a too large and a lost file are refused without being read', async () => {
  const read = jest.fn(() => Promise.resolve({}));
  const { files, judge, answers } = openJudge(read);
  void files.put('empty', new File([], 'empty'));
  void files.put('large', sizedFile('large', documentLimits.maxBytes + 1));

  judge('empty', 'large', 'lost');
  await settle();

  expect(answers.map((answer) => answer.type === 'document.judged' && answer.verdict)).toEqual([
    { refusal: 'empty' },
    { refusal: 'too_large' },
    { refusal: 'lost' },
  ]);
  expect(read).not.toHaveBeenCalled();
});

test('a file that cannot be read here, or not in a minute, is left to the server', async () => {
  jest.useFakeTimers();
  const reads = [Promise.resolve(undefined), new Promise<undefined>(() => undefined)];
  const { files, judge, answers } = openJudge(() => reads.shift() ?? Promise.resolve({}));
  void files.put('a', new File(['a'], 'a'));
  void files.put('b', new File(['b'], 'b'));

  judge('a', 'b');
  await jest.advanceTimersByTimeAsync(60_000);

  expect(answers.map((answer) => answer.type === 'document.judged' && answer.verdict)).toEqual([{}, {}]);
});
