import type { IntakeAnswer } from '@incasso/contract/api';
import type { CallResult } from '@incasso/frontend/api/CallFailure';
import type { IntakeRequest } from '@incasso/frontend/api/submitIntake';
import type { Toast } from '@incasso/frontend/host/services';
import { ToastList } from '@incasso/frontend/toasts/ToastList';
import { embeddedFiles } from '@incasso/documents/embeddedFiles';
import { readDocument } from '@incasso/documents/readDocument';
import type { FileStore } from '../documents/FileStore';
import type { DraftStore } from '../draft/DraftStore';
import type { WizardDraft } from '../case/WizardDraft';
import type { DocumentVerdict } from '../submission/WizardDocument';
import { foundFile } from '../documents/answerOrders';
import type { FileVerdict } from '../documents/createDocumentReader';
import type { WizardPorts } from '../provideCase';
import type { SendingPorts } from '../sending/SendingPorts';
import { createUploadProgress } from '../documents/UploadProgress';

/** The response to a submission that was stored with one document. */
const storedAnswer: CallResult<IntakeAnswer> = {
  ok: true,
  answer: {
    success: true,
    data: {
      reference: 'K7QM-3TXB',
      receivedAt: '2026-03-02T10:00:00.000Z',
      partnerReference: '',
      documents: [{ name: 'factuur.pdf', size: 2048, sha256: 'a'.repeat(64) }],
    },
  },
};

const verdicts: Record<string, DocumentVerdict> = {
  'factuur.pdf': { sha256: 'a'.repeat(64), kind: 'invoice' },
  'voorwaarden.pdf': { sha256: 'b'.repeat(64) },
  'macro.docx': { refusal: 'macros' },
  'mail.eml': { sha256: 'd'.repeat(64), kind: 'correspondence' },
};

/** In-memory ports with the same response to every submission, and a record of the wizard's calls. */
export function fakePorts(answer: CallResult<IntakeAnswer> = storedAnswer) {
  const toasts: Toast[] = [];
  const onScreen = new ToastList();
  const sent: IntakeRequest[] = [];
  const navigate = jest.fn();
  const ports: WizardPorts = {
    ...fakeSendingPorts(),
    showToast: (toast) => {
      toasts.push(toast);
      return onScreen.show(toast);
    },
    navigate,
    submit: (submission) => {
      sent.push(submission);
      return Promise.resolve(answer);
    },
    drafts: fakeDraftStore(),
  };
  const toastsOnScreen = () => onScreen.toasts().map(({ text }) => text);
  return { ports, toasts, toastsOnScreen, sent, navigate };
}

/** In-memory ports of any form. */
export function fakeSendingPorts(): SendingPorts {
  return {
    showToast: () => () => undefined,
    prepareToken: jest.fn(),
    obtainToken: () => Promise.resolve('token'),
    requestTickets: () => Promise.resolve({ ok: false, failure: { kind: 'unreachable' } }),
    readDocument: async (file) => verdicts[file.name] ?? (file.name.endsWith('.xml') ? verdictOn(file) : undefined),
    files: fakeFileStore(),
    progress: createUploadProgress(),
  };
}

/** What the worker reads from a file, with the name for its checksum. */
export async function verdictOn(file: File): Promise<FileVerdict> {
  const reading = await readDocument({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  if (!reading.ok) return reading;
  const { invoice, kind } = reading;
  const found = embeddedFiles(invoice).map(foundFile);
  const read = { ...(invoice !== undefined && { invoice: invoice.invoice }), ...(kind !== undefined && { kind }) };
  return { sha256: file.name, ...read, found };
}

export function fakeFileStore(): FileStore {
  const files = new Map<string, File>();
  return {
    put: (id, file) => {
      files.set(id, file);
      return Promise.resolve();
    },
    get: (id) => Promise.resolve(files.get(id)),
    remove: (id) => void files.delete(id),
    release: () => Promise.resolve(),
    onUnkept: () => () => undefined,
  };
}

/** Drafts in memory: the last one written is the tab's own. */
export function fakeDraftStore<Draft extends { readonly submissionId: string } = WizardDraft>(
  left?: Draft,
): DraftStore<Draft> {
  const drafts = new Map<string, Draft>();
  return {
    own: () => Array.from(drafts.values()).at(-1),
    isShared: () => Promise.resolve(false),
    adopt: () => Promise.resolve(left),
    write: (draft) => {
      drafts.set(draft.submissionId, draft);
      return Promise.resolve(true);
    },
    remove: (submissionId) => {
      drafts.delete(submissionId);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}
