import type { CallResult } from '@incasso/frontend/api/CallFailure';
import type { UploadTicketsAnswer } from '@incasso/contract/api';
import type { UploadTicketsRequest } from '@incasso/contract/uploadTicketsRequest';
import type { FormServices } from '../documents/FormServices';

export type RequestTickets = (
  request: UploadTicketsRequest,
  signal: AbortSignal,
) => Promise<CallResult<UploadTicketsAnswer>>;

/** What a form that is sent uses of the page around it. */
export type SendingPorts = Omit<FormServices, 'addFiles' | 'isDraggedOver'> & {
  readonly obtainToken: () => Promise<string>;
  readonly requestTickets: RequestTickets;
};
