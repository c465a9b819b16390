import type { CallResult } from '@incasso/browser/api/CallFailure';
import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import type { AdditionRequest } from '@incasso/browser/api/submitAddition';
import type { HostServices } from '@incasso/browser/host/services';
import { inTime } from '@incasso/browser/scheduling/inTime';
import { cleanText } from '@incasso/contract/cleanText';
import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import type { DocumentReader } from '../documents/createDocumentReader';
import type { FileStore } from '../documents/FileStore';
import { checkDocument } from '../documents/checkDocument';
import { storeFiles } from '../documents/storeFiles';
import { copyFiles } from '../draft/continueAsCopy';
import type { DraftStore } from '../draft/DraftStore';
import { addDocuments } from '../machine/addDocuments';
import {
  failureFrom,
  failureMessage,
  settlesArrival,
  SubmissionError,
  unprovenFrom,
  withRefusals,
} from '../machine/failures';
import { includedDocuments, isLeftOut, pendingDocuments } from '../machine/checkedDocuments';
import { needsDirectUpload } from '../machine/needsDirectUpload';
import { timeLimits } from '../machine/timeLimits';
import type { UnreadDocument, WizardDocument } from '../machine/WizardContext';
import { documentsToSend } from '../sending/documentsToSend';
import { requireUnchanged } from '../sending/requireUnchanged';
import { additionFailureText, additionPageText as text } from './AdditionPage.text';
import { noteProblem, type AdditionDraft, type AdditionState } from './AdditionState';

/** What an addition needs of the page around it. */
type AdditionPorts = {
  readonly files: FileStore;
  readonly drafts: DraftStore<AdditionDraft>;
  readonly readDocument: DocumentReader['readDocument'];
  readonly obtainToken: () => Promise<string>;
  /** Stores documents that are too large for one call. Rejects with a `SubmissionError`. */
  readonly upload: (upload: {
    input: Pick<AdditionState, 'submissionId' | 'documents'>;
    signal: AbortSignal;
  }) => Promise<void>;
  readonly submit: (addition: Omit<AdditionRequest, 'caseKey' | 'signals'>) => Promise<CallResult<unknown>>;
  readonly showToast: HostServices['showToast'];
  /** Called when a draft comes back: how long the form was filled in is then unknown. */
  readonly onRestored: () => void;
};

/** An addition to a case: its state, and what its form can do. While it is sent, only an upload can be stopped. */
export function createAddition(ports: AdditionPorts) {
  const { files, drafts, showToast } = ports;
  const listeners = new Set<() => void>();
  let state = emptyAddition();
  let savedId: string | undefined;
  let sending = new AbortController();
  let reading = Promise.resolve();
  let withdrawError: () => void = () => undefined;
  let isClosed = false;

  const change = (changes: Partial<AdditionState>) => {
    // A draft that is saved after the page was left would stay locked until the tab closes.
    if (isClosed) return;
    state = { ...state, ...changes };
    saveDraft();
    for (const listener of listeners) listener();
  };

  const changeAndMoveFocus = (changes: Partial<AdditionState>) =>
    change({ ...changes, focusMoves: state.focusMoves + 1 });

  const saveDraft = () => {
    const { submissionId, note, documents, isArrivalUnknown, phase } = state;
    const isWorthSaving = phase !== 'done' && (note !== '' || documents.length > 0);
    if (isWorthSaving) {
      // Verdicts are not saved: a restored draft is checked again.
      const unread = documents.map(({ id, name, size, kind }) => ({ id, name, size, kind }));
      drafts.write({ submissionId, note, documents: unread, isArrivalUnknown });
    }
    const former = savedId;
    savedId = isWorthSaving ? submissionId : undefined;
    if (former === undefined || former === savedId) return;
    drafts.remove(former);
    files.keepOnly(drafts.ids());
  };

  const showError = (message: string) => {
    withdrawError = showToast({ kind: 'error', text: message });
  };

  /** Changes the content, so it is a new one to the server. */
  const edit = (changes: Pick<AdditionState, 'note'> | Pick<AdditionState, 'documents'>) => {
    if (state.phase !== 'editing') return;
    if (state.problem !== undefined) withdrawError();
    const problem = noteProblem('note' in changes ? changes.note : state.note);
    change({ ...changes, problem, isArrivalUnknown: false });
  };

  const changeDocument = (id: string, changes: Partial<WizardDocument>) =>
    state.documents.map((document) => (document.id === id ? { ...document, ...changes } : document));

  const read = (documents: readonly UnreadDocument[]) => {
    for (const { id } of documents) {
      reading = reading.then(async () => {
        const verdict = await checkDocument(id, ports);
        change({ documents: changeDocument(id, { ...verdict.replacement, verdict }) });
      });
    }
  };

  const send = async (awaitedIds: readonly string[], signal: AbortSignal) => {
    await inTime(reading, timeLimits.readingTimeLimit).catch(() => undefined);
    if (isLeftOut(state.documents, awaitedIds)) throw new SubmissionError({ kind: 'left_out' });
    const { submissionId, note, documents, isArrivalUnknown } = state;
    // Sending fewer documents than may have arrived would change the addition.
    if (isArrivalUnknown && documents.some(({ verdict }) => verdict?.refusal === 'lost'))
      throw new SubmissionError({ kind: 'lost', ids: [] });
    const areUploaded = needsDirectUpload(documents, [note]);
    if (areUploaded) {
      change({ phase: 'uploading' });
      await inTime(ports.upload({ input: { submissionId, documents }, signal }), timeLimits.uploadingTimeLimit);
      signal.throwIfAborted();
    }
    change({ phase: isArrivalUnknown ? 'checking' : 'sending' });
    const recaptchaToken = await inTime(ports.obtainToken(), timeLimits.provingTimeLimit).catch((error: unknown) => {
      throw new SubmissionError(unprovenFrom(error));
    });
    const call = async () => {
      const sent = await documentsToSend(documents, { files, areUploaded });
      signal.throwIfAborted();
      change({ isArrivalUnknown: true });
      return ports.submit({ submissionId, note, documents: sent, recaptchaToken, signal });
    };
    const result = await inTime(call(), timeLimits.sendingTimeLimit);
    if (result.ok) return;
    const { failure } = result;
    if (failure.kind === 'unreachable' && !areUploaded) await requireUnchanged(includedDocuments(documents), ports);
    throw new SubmissionError(failure);
  };

  const submit = async () => {
    if (state.phase !== 'editing') return;
    withdrawError();
    const isEmpty = cleanText(state.note) === '' && includedDocuments(state.documents).length === 0;
    const problem = isEmpty ? fieldProblems.nothing_added : noteProblem(state.note);
    if (problem !== undefined) {
      showError(problem);
      changeAndMoveFocus({ problem, failure: undefined });
      return;
    }
    sending = new AbortController();
    const { signal } = sending;
    const awaitedIds = state.isArrivalUnknown ? [] : pendingDocuments(state.documents).map(({ id }) => id);
    change({ phase: 'reading', problem: undefined, failure: undefined });
    try {
      await send(awaitedIds, signal);
      showToast({ kind: 'success', text: text.received });
      changeAndMoveFocus({ phase: 'done', isArrivalUnknown: false });
    } catch (error) {
      if (signal.aborted) return;
      // Stops work that took too long.
      sending.abort();
      const failure = failureFrom(error);
      showError(failureMessage(failure, additionFailureText));
      changeAndMoveFocus({
        phase: 'editing',
        failure,
        documents: withRefusals(state.documents, failure),
        isArrivalUnknown: state.isArrivalUnknown && !settlesArrival(failure),
      });
    }
  };

  /** Continues under another id, with copies of the files. */
  const continueAsCopy = async () => {
    if (state.phase !== 'editing') return;
    const submissionId = newSubmissionId();
    const copies = await copyFiles(files, state.documents, submissionId);
    withdrawError();
    const documents = state.documents.map((document) => ({ ...document, id: copies[document.id] ?? document.id }));
    const copy = { submissionId, documents, failure: undefined, isArrivalUnknown: false };
    if (state.failure === undefined) change(copy);
    else changeAndMoveFocus(copy);
    read(documents.filter(({ verdict }) => verdict === undefined));
  };

  /** Brings back what was filled in and not sent in this tab, or else in a closed tab of this browser session. */
  const restore = async () => {
    isClosed = false;
    const own = drafts.own();
    const draft = own ?? (await drafts.adopt());
    if (draft !== undefined && state.note === '' && state.documents.length === 0) {
      ports.onRestored();
      change({ ...draft, problem: noteProblem(draft.note), documents: addDocuments([], draft.documents) });
      read(draft.documents);
      if (draft.isArrivalUnknown) void submit();
    }
    if (own !== undefined && (await drafts.isShared(own.submissionId))) await continueAsCopy();
    files.keepOnly([...drafts.ids(), state.submissionId]);
  };

  return {
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore,
    writeNote: (note: string) => edit({ note }),
    addFiles: (chosen: Iterable<File>) => {
      if (state.phase !== 'editing') return;
      const added = storeFiles(chosen, { files, submissionId: state.submissionId });
      edit({ documents: addDocuments(state.documents, added) });
      read(added);
    },
    labelDocument: (id: string, kind: DocumentKind | undefined) => edit({ documents: changeDocument(id, { kind }) }),
    removeDocument: (id: string) => edit({ documents: state.documents.filter((document) => document.id !== id) }),
    submit,
    cancelUpload: () => {
      if (state.phase !== 'uploading') return;
      sending.abort();
      changeAndMoveFocus({ phase: 'editing' });
    },
    continueAsCopy,
    startAgain: () => changeAndMoveFocus({ ...emptyAddition(), focusMoves: state.focusMoves }),
    /** For when the page is left. What was not sent stays saved. */
    close: () => {
      sending.abort();
      withdrawError();
      isClosed = true;
      drafts.close();
    },
  };
}

function emptyAddition(): AdditionState {
  return {
    submissionId: newSubmissionId(),
    note: '',
    documents: [],
    phase: 'editing',
    problem: undefined,
    failure: undefined,
    isArrivalUnknown: false,
    focusMoves: 0,
  };
}
