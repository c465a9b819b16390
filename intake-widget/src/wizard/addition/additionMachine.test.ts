import { fieldProblems } from '@incasso/contract/fieldProblems';
import { failuresText } from '../submission/failures.text';
import { fakeDraftStore, fakeFileStore } from '../testing/fakePorts';
import { caseId, startAddition } from '../testing/startAddition';
import { settle } from '../testing/startWizard';
import { statePath } from '../testing/statePath';
import { continueAsCopy } from '../draft/continueAsCopy';
import { storeFiles } from '../documents/useAddFiles';
import type { AdditionDraft } from './AdditionContext';
import type { AdditionEvent } from './additionMachine';
import { additionFailureText } from './AdditionPage.text';

type Addition = ReturnType<typeof startAddition>;

const unanswered = { ok: false, failure: { kind: 'unreachable' } } as const;
const file = (name: string) => new File(['content'], name);

function savedDraft(changes: Partial<AdditionDraft> = {}): AdditionDraft {
  return { submissionId: 'of before', note: 'Van eerder', documents: [], mayHaveArrived: false, ...changes };
}

function write({ addition }: Addition, note: string) {
  addition.send({ type: 'note.changed', note });
}

function addFiles({ addition, ports: { files } }: Addition, ...names: string[]) {
  const documents = storeFiles(names.map(file), 'of now', files);
  addition.send({ type: 'documents.added', documents });
}

async function submit({ addition }: Addition) {
  addition.send({ type: 'form.submitted' });
  await untilSent();
}

/** Waits for a draft to be restored and sent, which takes several tasks. */
async function untilSent() {
  for (let round = 0; round < 3; round += 1) {
    await settle();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const stateOf = ({ addition }: Addition) => statePath(addition.getSnapshot());
const contextOf = ({ addition }: Addition) => addition.getSnapshot().context;

test('sends a note and the accepted documents under one id, and keeps nothing of them saved', async () => {
  const form = startAddition();
  write(form, 'Hierbij de aanmaning');
  addFiles(form, 'aanmaning.pdf', 'virus.exe');
  expect(form.ports.drafts.own()).toMatchObject({ submissionId: 'of now' });
  await settle();

  await submit(form);

  expect(form.sent).toMatchObject([
    {
      submissionId: 'of now',
      caseId,
      note: 'Hierbij de aanmaning',
      documents: [{ content: { name: 'aanmaning.pdf' } }],
      recaptchaToken: 'token',
    },
  ]);
  expect(stateOf(form)).toBe('done');
  expect(contextOf(form)).toMatchObject({ mayHaveArrived: false, focusMoves: 1 });
  expect(form.toasts).toEqual([]);
  expect(form.ports.drafts.own()).toBeUndefined();
});

test('reports a document that is refused after the visitor pressed send', async () => {
  const form = startAddition();
  addFiles(form, 'aanmaning.pdf', 'virus.exe');

  await submit(form);

  expect(form.sent).toEqual([]);
  expect(stateOf(form)).toBe('editing');
  expect(contextOf(form)).toMatchObject({ failure: { kind: 'left_out' }, focusMoves: 1 });
  expect(form.errorsOnScreen()).toEqual([failuresText.leftOut]);

  await submit(form);

  expect(form.sent).toMatchObject([{ documents: [{ content: { name: 'aanmaning.pdf' } }] }]);
});

test.each(['', '\u200b\n\u00ad'])(
  'a note of %j is empty: does not send, and says what to do until something is added',
  async (note) => {
    const form = startAddition();
    write(form, note);

    await submit(form);

    expect(stateOf(form)).toBe('editing');
    expect(contextOf(form)).toMatchObject({ problem: fieldProblems.nothing_added, focusMoves: 1 });
    expect(form.errorsOnScreen()).toEqual([fieldProblems.nothing_added]);
    expect(form.sent).toEqual([]);
    addFiles(form, 'brief.pdf');
    expect(contextOf(form).problem).toBeUndefined();
    expect(form.errorsOnScreen()).toEqual([]);
  },
);

test('a note that is too long is kept whole, shows the excess at once, and is not sent until it is shorter', async () => {
  const form = startAddition();
  const note = 'a'.repeat(8289);
  const problem = 'Deze tekst is 3.289 tekens te lang. Kort hem in tot 5.000 tekens.';
  write(form, note);
  expect(contextOf(form)).toMatchObject({ note, problem, focusMoves: 0 });
  expect(form.ports.drafts.own()).toMatchObject({ note });

  addFiles(form, 'brief.pdf');
  await submit(form);

  expect(contextOf(form)).toMatchObject({ note, problem, focusMoves: 1 });
  expect([form.sent, form.errorsOnScreen()]).toEqual([[], [problem]]);
  write(form, note.slice(0, 5000));
  expect([contextOf(form).problem, form.errorsOnScreen()]).toEqual([undefined, []]);
});

test('after a lost response keeps everything and sends it again under the same id', async () => {
  const form = startAddition({}, [unanswered]);
  write(form, 'Verloren');

  await submit(form);
  expect(stateOf(form)).toBe('editing');
  expect(contextOf(form)).toMatchObject({ failure: { kind: 'unreachable' }, focusMoves: 1 });
  expect(form.ports.drafts.own()).toMatchObject({ note: 'Verloren', mayHaveArrived: true });
  expect(form.errorsOnScreen()).toEqual([additionFailureText.unanswered]);
  form.addition.send({ type: 'form.submitted' });
  expect(form.addition.getSnapshot().children.submission?.getSnapshot().context.isRepeat).toBe(true);
  await untilSent();

  expect(form.sent.map(({ submissionId }) => submissionId)).toEqual(['of now', 'of now']);
  expect(form.errorsOnScreen()).toEqual([]);
});

test.each<AdditionEvent>([
  { type: 'note.changed', note: 'Anders' },
  { type: 'documents.added', documents: [{ id: 'of now/b', name: 'b.pdf', size: 1, kind: undefined }] },
  { type: 'document.labelled', id: 'of now/a', kind: 'terms' },
  { type: 'document.removed', id: 'of now/a' },
  { type: 'form.submitted' },
  { type: 'addition.restarted', next: { submissionId: 'next' } },
])('no input changes an addition while it is sent: $type', async (input) => {
  const form = startAddition({ obtainToken: () => new Promise(() => undefined) });
  const document = { id: 'of now/a', name: 'a.pdf', size: 1, kind: undefined };
  await form.ports.files.put(document.id, file(document.name));
  form.addition.send({ type: 'documents.added', documents: [document] });
  write(form, 'Een bericht');
  await submit(form);
  const before = contextOf(form);

  form.addition.send(input);

  expect(stateOf(form)).toBe('submitting.proving');
  expect(contextOf(form)).toEqual(before);
});

test('cancelling an upload keeps everything and shows no failure', async () => {
  const form = startAddition({ requestTickets: () => new Promise(() => undefined) });
  const large = { id: 'of now/large', name: 'groot.pdf', size: 5_000_000, kind: undefined };
  await form.ports.files.put(large.id, file(large.name));
  form.addition.send({ type: 'documents.added', documents: [large] });
  await submit(form);
  expect(stateOf(form)).toBe('submitting.uploading');

  form.addition.getSnapshot().children.submission?.send({ type: 'submission.cancelled' });

  expect(stateOf(form)).toBe('editing');
  expect(contextOf(form)).toMatchObject({ failure: undefined, documents: [large], focusMoves: 1 });
  expect(form.errorsOnScreen()).toEqual([]);
});

test('what arrived before it was changed is no error, and the rest is sent under a new id, files included', async () => {
  const conflict = { kind: 'refused', status: 409, code: 'submission_conflict', fields: [] } as const;
  const form = startAddition({}, [{ ok: false, failure: conflict }]);
  addFiles(form, 'scan.pdf');
  await submit(form);
  expect(form.toasts).toEqual([{ kind: 'success', text: additionFailureText.conflict }]);

  await continueAsCopy(form.addition, form.ports.files, { submissionId: 'of later' });
  expect(contextOf(form)).toMatchObject({ failure: undefined, focusMoves: 2 });
  await submit(form);

  expect(form.sent.map(({ submissionId, documents }) => [submissionId, documents.length])).toEqual([
    ['of now', 1],
    ['of later', 1],
  ]);
});

test('storage that is full is reported, and stays so for the next addition', async () => {
  const drafts = { ...fakeDraftStore<AdditionDraft>(), write: () => Promise.resolve(false) };
  const form = startAddition({ drafts });
  write(form, 'Past niet');
  await settle();
  expect(contextOf(form).isKept).toBe(false);

  await submit(form);
  form.addition.send({ type: 'addition.restarted', next: { submissionId: 'of later' } });

  expect(contextOf(form)).toMatchObject({ note: '', isKept: false });
});

test('after success another addition starts empty, under a new id', async () => {
  const form = startAddition();
  write(form, 'De eerste');
  await submit(form);

  form.addition.send({ type: 'addition.restarted', next: { submissionId: 'of later' } });

  expect(stateOf(form)).toBe('editing');
  expect(contextOf(form)).toMatchObject({ submissionId: 'of later', note: '', documents: [], focusMoves: 2 });
});

describe('a saved draft', () => {
  const scan = { id: 'of before/1', name: 'scan.pdf', size: 7, kind: undefined };

  test('is restored with its documents, and starts no timer', async () => {
    const files = fakeFileStore();
    await files.put(scan.id, file(scan.name));
    const form = startAddition({ files, drafts: fakeDraftStore(savedDraft({ documents: [scan] })) });
    await untilSent();
    expect(stateOf(form)).toBe('editing');
    expect(contextOf(form)).toMatchObject({ submissionId: 'of before', note: 'Van eerder' });
    expect(form.ports.onRestored).toHaveBeenCalledTimes(1);

    await submit(form);

    expect(form.sent).toMatchObject([{ submissionId: 'of before', documents: [{ content: { name: 'scan.pdf' } }] }]);
  });

  test('is not restored when the visitor has already begun', async () => {
    const form = startAddition({ drafts: fakeDraftStore(savedDraft()) });
    write(form, 'Al begonnen');

    await untilSent();

    expect(contextOf(form)).toMatchObject({ submissionId: 'of now', note: 'Al begonnen' });
    expect(form.ports.onRestored).not.toHaveBeenCalled();
  });

  test.each(['mayHaveArrived', 'isSending'])('with %s is sent again, under its id', async (state) => {
    const form = startAddition({ drafts: fakeDraftStore(savedDraft({ [state]: true })) });

    await untilSent();

    expect(form.sent).toMatchObject([{ submissionId: 'of before', note: 'Van eerder' }]);
    expect(stateOf(form)).toBe('done');
  });

  test('with a note that is too long shows the error', async () => {
    const form = startAddition({ drafts: fakeDraftStore(savedDraft({ note: 'a'.repeat(5001) })) });

    await untilSent();

    expect(contextOf(form).problem).toContain('1 teken te lang');
  });

  test('that another tab has locked continues under a new id', async () => {
    const isShared = (submissionId: string) => Promise.resolve(submissionId === 'of before');
    const write = async ({ submissionId }: AdditionDraft) => !(await isShared(submissionId));
    const drafts = { ...fakeDraftStore<AdditionDraft>(), own: () => savedDraft(), isShared, write };
    const form = startAddition({ drafts });

    await untilSent();

    expect(contextOf(form).note).toBe('Van eerder');
    expect(contextOf(form).submissionId).not.toBe('of before');
  });
});

test('saves and shows nothing after the page is left', async () => {
  const form = startAddition({ submit: () => new Promise(() => undefined) });
  const save = jest.spyOn(form.ports.drafts, 'write');
  write(form, 'Onderweg');
  await submit(form);
  save.mockClear();

  form.close();
  form.addition.stop();
  form.clock.increment(10_000_000);

  expect(save).not.toHaveBeenCalled();
  expect(form.toasts).toEqual([]);
});
