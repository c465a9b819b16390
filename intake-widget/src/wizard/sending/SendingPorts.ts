import { createContext, useContext, useMemo } from 'react';
import { useBotCheck } from '@incasso/browser/bot-check/useBotCheck';
import { useHostServices, type HostServices } from '@incasso/browser/host/services';
import { createDocumentReader, type DocumentReader } from '../documents/createDocumentReader';
import { createFileStore } from '../documents/createFileStore';
import type { FileStore } from '../documents/FileStore';
import { createUploadProgress, type UploadProgress } from '../documents/UploadProgress';
import type { ReadList } from '../lists/readListInWorker';
import { lazyRequestTickets } from './submissionActors';
import type { RequestTickets } from './uploadDocuments';

/** What a form that is sent uses of the page around it. */
export type SendingPorts = DocumentReader &
  Pick<HostServices, 'showToast'> & {
    readonly files: FileStore;
    readonly progress: UploadProgress;
    /** Starts to compute a token. Called whenever the visitor uses the form. */
    readonly prepareToken: () => void;
    readonly obtainToken: () => Promise<string>;
    readonly requestTickets: RequestTickets;
    /** Reads open-items lists. Default: in a worker. */
    readonly readList?: ReadList;
  };

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

type FormServices = SendingPorts & {
  readonly addFiles: (files: Iterable<File>) => void;
  readonly isDraggedOver: boolean;
};

const FormServicesContext = createContext<FormServices | undefined>(undefined);

export const FormServicesProvider = FormServicesContext.Provider;

/** The services of the form that a component is part of. */
export function useFormServices(): FormServices {
  const services = useContext(FormServicesContext);
  if (services === undefined) throw new Error('No form services: render within SendFrame.');
  return services;
}
