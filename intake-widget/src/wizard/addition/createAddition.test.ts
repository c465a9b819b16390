import type { CallResult } from '@incasso/browser/api/CallFailure';
import type { Toast } from '@incasso/browser/host/services';
import { ToastList } from '@incasso/browser/toasts/ToastList';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { messages } from '@incasso/contract/messages';
import { timeLimits } from '../machine/timeLimits';
import { settle } from '../testing/startWizard';
import { fakeDraftStore, fakeFileStore } from '../testing/fakePorts';
import type { AdditionDraft } from './AdditionState';
import { failuresText } from '../machine/failures.text';
import { additionFailureText } from './AdditionPage.text';
import { createAddition } from './createAddition';

type Ports = Parameters<typeof createAddition>[0];

const stored: CallResult<unknown> = { ok: true, answer: {} };
const unanswered: CallResult<unknown> = { ok: false, failure: { kind: 'unreachable' } };
const file = (name: string) => new File(['content'], name);

function startAddition(changes: Partial<Ports> = {}, answers: CallResult<unknown>[] = []) {
  const sent: Parameters<Ports['submit']>[0][] = [];
  const toasts: Toast[] = [];
  const onScreen = new ToastList();
  const ports = {
    files: fakeFileStore(),
    drafts: fakeDraftStore<AdditionDraft>(),
    readDocument: ({ name }: File) =>
      Promise.resolve(name.endsWith('.exe') ? { refusal: 'macros' as const } : { sha256: name.padEnd(64, '0') }),
    obtainToken: () => Promise.resolve('token'),
    upload: () => Promise.resolve(),
    submit: (addition: Parameters<Ports['submit']>[0]) => {
      sent.push(addition);
      return Promise.resolve(answers.shift() ?? stored);
    },
    showToast: (toast: Toast) => {
      toasts.push(toast);
      return onScreen.show(toast);
    },
    onRestored: jest.fn(),
    ...changes,
  };
  const addition = createAddition(ports);
  const errorsOnScreen = () => onScreen.toasts().flatMap(({ kind, text }) => (kind === 'error' ? [text] : []));
  return { addition, ports, sent, toasts, errorsOnScreen };
}

function savedDraft(changes: Partial<AdditionDraft> = {}): AdditionDraft {
  return { submissionId: 'of before', note: 'Van eerder', documents: [], isArrivalUnknown: false, ...changes };
}

test('a note and the accepted documents are sent under one id; nothing of them stays saved', async () => {
  const { addition, ports, sent, toasts } = startAddition();
  const { submissionId } = addition.current();
  addition.writeNote('Hierbij de aanmaning');
  addition.addFiles([file('aanmaning.pdf'), file('virus.exe')]);
  expect(ports.drafts.ids()).toEqual([submissionId]);
  await settle();

  await addition.submit();

  expect(sent).toMatchObject([
    { submissionId, note: 'Hierbij de aanmaning', documents: [{ kind: 'reminder' }], recaptchaToken: 'token' },
  ]);
  expect(addition.current()).toMatchObject({ phase: 'done', isArrivalUnknown: false, focusMoves: 1 });
  expect(toasts).toEqual([{ kind: 'success', text: 'Uw aanvulling is goed ontvangen.' }]);
  expect(ports.drafts.ids()).toEqual([]);
});

test('what is refused only after the visitor pressed is not left out without a word', async () => {
  const { addition, sent, errorsOnScreen } = startAddition();
  addition.addFiles([file('aanmaning.pdf'), file('virus.exe')]);

  await addition.submit();

  expect(sent).toEqual([]);
  expect(addition.current()).toMatchObject({ phase: 'editing', failure: { kind: 'left_out' }, focusMoves: 1 });
  expect(errorsOnScreen()).toEqual([failuresText.leftOut]);

  await addition.submit();

  expect(sent).toMatchObject([{ documents: [{ kind: 'reminder' }] }]);
});

test('an empty addition is not sent and says what to do, until something is added', async () => {
  const { addition, sent, errorsOnScreen } = startAddition();

  await addition.submit();

  expect(addition.current()).toMatchObject({ problem: fieldProblems.nothing_added, focusMoves: 1, phase: 'editing' });
  expect(errorsOnScreen()).toEqual([fieldProblems.nothing_added]);
  expect(sent).toEqual([]);
  addition.addFiles([file('brief.pdf')]);
  expect(addition.current().problem).toBeUndefined();
  expect(errorsOnScreen()).toEqual([]);
});

test('after a lost answer all of it stays, and is sent again under the same id', async () => {
  const { addition, ports, sent, errorsOnScreen } = startAddition({}, [unanswered]);
  addition.writeNote('Verloren');

  await addition.submit();
  expect(addition.current()).toMatchObject({ phase: 'editing', failure: { kind: 'unreachable' }, focusMoves: 1 });
  expect(ports.drafts.own()).toMatchObject({ note: 'Verloren', isArrivalUnknown: true });
  expect(errorsOnScreen()).toEqual([additionFailureText.unanswered]);
  await addition.submit();

  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ submissionId }) => submissionId)).size).toBe(1);
  expect(errorsOnScreen()).toEqual([]);
});

test('without a bot check token nothing is sent, and the message says so', async () => {
  const { addition, sent, errorsOnScreen } = startAddition({ obtainToken: () => Promise.reject(new Error('offline')) });
  addition.writeNote('Zonder bewijs');

  await addition.submit();

  expect(sent).toEqual([]);
  expect(addition.current()).toMatchObject({ failure: { kind: 'unproven' }, isArrivalUnknown: false });
  expect(errorsOnScreen()).toEqual([messages.botCheckFailed]);
});

test('a document that the server refuses says why, and the next attempt leaves it out', async () => {
  const fields = [{ field: 'documents', code: 'macros', error: 'Macro’s', document: { index: 0, name: 'brief.docx' } }];
  const { addition, sent } = startAddition({}, [{ ok: false, failure: { kind: 'refused', status: 422, fields } }]);
  addition.addFiles([file('brief.docx'), file('scan.pdf')]);

  await addition.submit();
  expect(addition.current().documents.map(({ verdict }) => verdict?.refusal)).toEqual(['macros', undefined]);
  await addition.submit();

  expect(sent.map(({ documents }) => documents.map(({ content }) => content.name))).toEqual([
    ['brief.docx', 'scan.pdf'],
    ['scan.pdf'],
  ]);
});

test('an id that is taken by other content is left for another, files included', async () => {
  const conflict = { kind: 'refused', status: 409, code: 'submission_conflict', fields: [] } as const;
  const { addition, sent } = startAddition({}, [{ ok: false, failure: conflict }]);
  addition.addFiles([file('scan.pdf')]);
  await addition.submit();

  await addition.continueAsCopy();
  expect(addition.current()).toMatchObject({ failure: undefined, focusMoves: 2 });
  await addition.submit();

  expect(sent.map(({ documents }) => documents.length)).toEqual([1, 1]);
  expect(new Set(sent.map(({ submissionId }) => submissionId)).size).toBe(2);
});

test('what was filled in before comes back with its documents, and starts no clock', async () => {
  const files = fakeFileStore();
  await files.put('of before/1', file('scan.pdf'));
  const draft = savedDraft({ documents: [{ id: 'of before/1', name: 'scan.pdf', size: 7, kind: undefined }] });
  const { addition, ports, sent } = startAddition({ files, drafts: fakeDraftStore(draft) });

  await addition.restore();
  expect(addition.current()).toMatchObject({ submissionId: 'of before', note: 'Van eerder', phase: 'editing' });
  expect(ports.onRestored).toHaveBeenCalled();
  await addition.submit();

  expect(sent).toMatchObject([{ submissionId: 'of before', documents: [{ content: { name: 'scan.pdf' } }] }]);
});

test('what was sent without an answer is sent again when the page is opened, under its id', async () => {
  const { addition, sent } = startAddition({ drafts: fakeDraftStore(savedDraft({ isArrivalUnknown: true })) });

  await addition.restore();
  await settle();

  expect(sent).toMatchObject([{ submissionId: 'of before', note: 'Van eerder' }]);
  expect(addition.current().phase).toBe('done');
});

test('what was sent is not sent again without one of its documents', async () => {
  const documents = [{ id: 'of before/1', name: 'scan.pdf', size: 7, kind: undefined }];
  const drafts = fakeDraftStore(savedDraft({ documents, isArrivalUnknown: true }));
  const { addition, sent } = startAddition({ drafts });

  await addition.restore();
  await settle();

  expect(sent).toEqual([]);
  expect(addition.current()).toMatchObject({ failure: { kind: 'lost' }, isArrivalUnknown: false });
});

test('after a failed call a document whose file changed says so, and the next attempt leaves it out', async () => {
  const hashes = ['as chosen', 'as it is now'];
  const readDocument = () => Promise.resolve({ sha256: hashes.shift() ?? '' });
  const { addition, sent, errorsOnScreen } = startAddition({ readDocument }, [unanswered]);
  addition.writeNote('Met een bestand');
  addition.addFiles([file('scan.pdf')]);

  await addition.submit();
  expect(addition.current().documents.map(({ verdict }) => verdict?.refusal)).toEqual(['lost']);
  expect(errorsOnScreen()).toEqual(['Een van uw bestanden kan niet meer gelezen worden.']);
  await addition.submit();

  expect(sent.map(({ documents }) => documents.length)).toEqual([1, 0]);
});

test('a draft that another tab holds continues under another id', async () => {
  const drafts = { ...fakeDraftStore<AdditionDraft>(), isShared: () => Promise.resolve(true) };
  drafts.write(savedDraft());
  const { addition } = startAddition({ drafts });

  await addition.restore();

  expect(addition.current().note).toBe('Van eerder');
  expect(addition.current().submissionId).not.toBe('of before');
});

test('documents too large for one call are uploaded first, which can be stopped', async () => {
  const large = new File([new Uint8Array(5_000_000)], 'groot.pdf');
  const uploaded: string[] = [];
  const upload: Ports['upload'] = ({ input, signal }) =>
    new Promise((_, reject) => {
      uploaded.push(...input.documents.map(({ name }) => name));
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  const { addition, sent, errorsOnScreen } = startAddition({ upload });
  addition.addFiles([large]);

  const submitting = addition.submit();
  await settle();
  expect([uploaded, addition.current().phase]).toEqual([['groot.pdf'], 'uploading']);
  addition.writeNote('Te laat');
  addition.cancelUpload();
  await submitting;

  expect(addition.current()).toMatchObject({ phase: 'editing', note: '', failure: undefined });
  expect([sent, errorsOnScreen()]).toEqual([[], []]);
});

describe('work that never ends', () => {
  const never = () => new Promise<never>(() => undefined);
  const large = new File([new Uint8Array(5_000_000)], 'groot.pdf');

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['the bot check', { obtainToken: never }, 'sending', timeLimits.provingTimeLimit, 'unproven', false],
    ['an upload', { upload: never }, 'uploading', timeLimits.uploadingTimeLimit, 'unreachable', false],
    ['the call', { submit: never }, 'sending', timeLimits.sendingTimeLimit, 'unreachable', true],
  ] as const)('%s is given up at its time limit, and all of it stays', async (...row) => {
    const [, ports, phase, limitMs, kind, isArrivalUnknown] = row;
    const { addition } = startAddition(ports);
    addition.addFiles([large]);
    addition.writeNote('Blijft staan');

    void addition.submit();
    await jest.advanceTimersByTimeAsync(limitMs - 1);
    expect(addition.current().phase).toBe(phase);
    await jest.advanceTimersByTimeAsync(1);

    expect(addition.current()).toMatchObject({
      phase: 'editing',
      note: 'Blijft staan',
      failure: { kind },
      isArrivalUnknown,
    });
    expect(addition.current().documents).toHaveLength(1);
  });

  test('an upload that is given up is stopped', async () => {
    let isStopped = false;
    const upload: Ports['upload'] = ({ signal }) => {
      signal.addEventListener('abort', () => (isStopped = true));
      return never();
    };
    const { addition } = startAddition({ upload });
    addition.addFiles([large]);

    void addition.submit();
    await jest.advanceTimersByTimeAsync(timeLimits.uploadingTimeLimit);

    expect(isStopped).toBe(true);
  });
});

test('after success another addition begins empty, under another id', async () => {
  const { addition } = startAddition();
  const { submissionId } = addition.current();
  addition.writeNote('De eerste');
  await addition.submit();

  addition.startAgain();

  expect(addition.current()).toMatchObject({ note: '', documents: [], phase: 'editing', focusMoves: 2 });
  expect(addition.current().submissionId).not.toBe(submissionId);
});

test('once the page is left nothing is saved or shown any more', async () => {
  const { addition, ports, toasts } = startAddition({ submit: () => new Promise(() => undefined) });
  const write = jest.spyOn(ports.drafts, 'write');
  addition.writeNote('Onderweg');
  void addition.submit();
  await settle();
  write.mockClear();

  addition.close();
  addition.writeNote('Niet meer');

  expect(write).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

test('a note that is too long stays whole, says at once by how much, and is not sent until it is shorter', async () => {
  const { addition, ports, sent, errorsOnScreen } = startAddition();
  const note = 'a'.repeat(8289);
  const problem = 'Deze tekst is 3.289 tekens te lang. Kort hem in tot 5.000 tekens.';
  addition.writeNote(note);
  expect(addition.current()).toMatchObject({ note, problem, focusMoves: 0 });
  expect(ports.drafts.own()?.note).toBe(note);

  addition.addFiles([file('brief.pdf')]);
  await addition.submit();

  expect(addition.current()).toMatchObject({ note, problem, phase: 'editing', focusMoves: 1 });
  expect([sent, errorsOnScreen()]).toEqual([[], [problem]]);
  addition.writeNote(note.slice(0, 5000));
  expect([addition.current().problem, errorsOnScreen()]).toEqual([undefined, []]);
});

test('a note that comes back too long says so', async () => {
  const { addition } = startAddition({ drafts: fakeDraftStore(savedDraft({ note: 'a'.repeat(5001) })) });

  await addition.restore();

  expect(addition.current().problem).toContain('1 teken te lang');
});

test('a note in which nothing is to be seen adds nothing', async () => {
  const { addition, sent } = startAddition();
  addition.writeNote('\u200b\n\u00ad');

  await addition.submit();

  expect([addition.current().problem, sent]).toEqual([fieldProblems.nothing_added, []]);
});
