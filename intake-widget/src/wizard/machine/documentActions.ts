import { addDocuments } from './addDocuments';
import { assignAt } from './assignAt';
import { judged } from './judged';

/** Changes the documents. Changed content must not be sent as a repeat. */
export const documentActions = {
  addDocuments: assignAt('documents.added', ({ documents }, event) => ({
    documents: addDocuments(documents, event.documents),
    isArrivalUnknown: false,
  })),
  labelDocument: assignAt('document.labelled', ({ documents }, { id, kind }) => ({
    documents: documents.map((document) => (document.id === id ? { ...document, kind } : document)),
    isArrivalUnknown: false,
  })),
  removeDocument: assignAt('document.removed', ({ documents }, { id }) => ({
    documents: documents.filter((document) => document.id !== id),
    isArrivalUnknown: false,
  })),
  setVerdict: assignAt('document.checked', ({ documents }, { id, verdict }) => ({
    documents: documents.map((document) => (document.id === id ? judged(document, verdict) : document)),
  })),
};
