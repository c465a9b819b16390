import { useActorRef } from '@xstate/react';
import { useEffect, useState, type RefObject } from 'react';
import { submitAddition } from '@incasso/browser/api/submitAddition';
import { useBotSignals } from '@incasso/browser/bot-signals/useBotSignals';
import { useAddFiles } from '../documents/useAddFiles';
import { createDraftStore } from '../draft/createDraftStore';
import { useHostPorts } from '../sending/useHostPorts';
import { additionDraftSchema } from './AdditionContext';
import { newAdditionId, openAddition, provideAddition, type AdditionPorts } from './provideAddition';

export function useAddition(form: RefObject<HTMLFormElement | null>, caseId: string) {
  const host = useHostPorts();
  const signals = useBotSignals();
  const [ports] = useState((): AdditionPorts => ({
    ...host,
    caseId,
    drafts: createDraftStore(additionDraftSchema, `nasturen/${caseId}`),
    submit: (request) => submitAddition(host, { ...request, signals: signals.read(form.current) }),
    onRestored: signals.forgetTime,
  }));
  const [machine] = useState(() => provideAddition(ports));
  const [input] = useState(newAdditionId);
  const addition = useActorRef(machine, { input });
  const addFiles = useAddFiles(addition, ports.files);

  useEffect(() => openAddition(addition, ports), [addition, ports]);

  return { addition, addFiles, ports };
}
