import { useMemo } from 'react';
import { useBotCheck } from '@incasso/frontend/bot-check/useBotCheck';
import { useHostServices, type HostServices } from '@incasso/frontend/host/services';
import { createDocumentReader } from '../documents/createDocumentReader';
import { createFileStore } from '../documents/createFileStore';
import { createUploadProgress } from '../documents/UploadProgress';
import type { SendingPorts } from './SendingPorts';
import { lazyRequestTickets } from './submissionActors';

export function useHostPorts(): SendingPorts & HostServices {
  const host = useHostServices();
  const { prepare, token } = useBotCheck('intake_form');
  return useMemo(
    () => ({
      ...host,
      ...createDocumentReader(),
      files: createFileStore(),
      progress: createUploadProgress(),
      prepareToken: prepare,
      obtainToken: token,
      requestTickets: lazyRequestTickets(host),
    }),
    [host, prepare, token],
  );
}
