import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { submitAddition } from '@incasso/browser/api/submitAddition';
import { useBotCheck } from '@incasso/browser/bot-check/useBotCheck';
import { useBotSignals } from '@incasso/browser/bot-signals/useBotSignals';
import { useHostServices } from '@incasso/browser/host/services';
import { parseCaseKey } from '@incasso/contract/parseCaseKey';
import { createDocumentReader } from '../documents/createDocumentReader';
import { createFileStore } from '../documents/createFileStore';
import { createUploadProgress } from '../documents/UploadProgress';
import { createDraftStore } from '../draft/createDraftStore';
import { additionDraftSchema } from './AdditionState';
import { createAddition } from './createAddition';

/** The addition to the case of a link, with its draft, and how far it is uploaded. */
export function useAddition(form: RefObject<HTMLFormElement | null>, caseKey: string) {
  const host = useHostServices();
  const { prepare, token } = useBotCheck('intake_form');
  const signals = useBotSignals();
  const [progress] = useState(createUploadProgress);
  const [addition] = useState(() => {
    const files = createFileStore();
    const { readDocument } = createDocumentReader();
    return createAddition({
      files,
      // Named by the case, not by the key of the link: that is kept in the tab's own storage alone.
      drafts: createDraftStore(additionDraftSchema, `nasturen/${parseCaseKey(caseKey)?.caseId ?? ''}`),
      readDocument,
      obtainToken: token,
      async upload(upload) {
        const [{ uploadDocuments }, { requestUploadTickets }] = await Promise.all([
          import(/* webpackChunkName: "upload" */ '../sending/uploadDocuments'),
          import(/* webpackChunkName: "upload" */ '@incasso/browser/api/requestUploadTickets'),
        ]);
        const requestTickets = (request: Parameters<typeof requestUploadTickets>[1], signal: AbortSignal) =>
          requestUploadTickets(host, request, signal);
        await uploadDocuments({ obtainToken: token, requestTickets, files, readDocument, progress }, upload);
      },
      submit: (request) => submitAddition(host, { ...request, caseKey, signals: signals.read(form.current) }),
      showToast: host.showToast,
      onRestored: signals.forgetTime,
    });
  });
  const state = useSyncExternalStore(addition.subscribe, addition.current);

  useEffect(() => {
    void addition.restore();
    return addition.close;
  }, [addition]);

  return { addition, state, progress, prepareToken: prepare };
}
