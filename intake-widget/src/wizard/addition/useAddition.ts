import { useActorRef } from '@xstate/react';
import { useEffect, useState, type RefObject } from 'react';
import { submitAddition } from '@incasso/browser/api/submitAddition';
import { useBotCheck } from '@incasso/browser/bot-check/useBotCheck';
import { useBotSignals } from '@incasso/browser/bot-signals/useBotSignals';
import { useHostServices } from '@incasso/browser/host/services';
import { parseCaseKey } from '@incasso/contract/parseCaseKey';
import { createDocumentReader } from '../documents/createDocumentReader';
import { createFileStore } from '../documents/createFileStore';
import { createUploadProgress } from '../documents/UploadProgress';
import { useAddFiles } from '../documents/useAddFiles';
import { createDraftStore } from '../draft/createDraftStore';
import { lazyRequestTickets } from '../sending/submissionActors';
import { additionDraftSchema } from './AdditionContext';
import { newAdditionId, openAddition, provideAddition, type AdditionPorts } from './provideAddition';

/** The addition to a link's case, with its draft and upload progress. */
export function useAddition(form: RefObject<HTMLFormElement | null>, caseKey: string) {
  const host = useHostServices();
  const { prepare, token } = useBotCheck('intake_form');
  const signals = useBotSignals();
  const [ports] = useState((): AdditionPorts => {
    const { readDocument } = createDocumentReader();
    return {
      files: createFileStore(),
      // Named by the case, not by the link's key: only `sessionStorage` may hold the key.
      drafts: createDraftStore(additionDraftSchema, `nasturen/${parseCaseKey(caseKey)?.caseId ?? ''}`),
      progress: createUploadProgress(),
      readDocument,
      obtainToken: token,
      requestTickets: lazyRequestTickets(host),
      submit: (request) => submitAddition(host, { ...request, caseKey, signals: signals.read(form.current) }),
      showToast: host.showToast,
      onRestored: signals.forgetTime,
    };
  });
  const [machine] = useState(() => provideAddition(ports));
  const [input] = useState(newAdditionId);
  const addition = useActorRef(machine, { input });
  const addFiles = useAddFiles(addition, ports.files);

  useEffect(() => openAddition(addition, ports), [addition, ports]);

  return { addition, addFiles, ports, prepareToken: prepare };
}
