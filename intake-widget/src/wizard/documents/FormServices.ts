import { createContext, useContext } from 'react';
import type { HostServices } from '@incasso/frontend/host/services';
import type { DocumentReader } from './createDocumentReader';
import type { FileStore } from './FileStore';
import type { UploadProgress } from './UploadProgress';

/** What the parts of a form use of the form and of the page around it. */
export type FormServices = DocumentReader &
  Pick<HostServices, 'showToast'> & {
    readonly files: FileStore;
    readonly progress: UploadProgress;
    /** Starts to compute a token. Called whenever the visitor uses the form. */
    readonly prepareToken: () => void;
    readonly addFiles: (files: Iterable<File>) => void;
    readonly isDraggedOver: boolean;
  };

const FormServicesContext = createContext<FormServices | undefined>(undefined);

export const FormServicesProvider = FormServicesContext.Provider;

/** Throws outside a `SendFrame`. */
export function useFormServices(): FormServices {
  const services = useContext(FormServicesContext);
  if (services === undefined) throw new Error('No form services: render within SendFrame.');
  return services;
}
