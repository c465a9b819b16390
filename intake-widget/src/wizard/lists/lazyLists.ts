import { lazyModule } from '@incasso/browser/host/lazyModule';
import type { WizardDocument } from '../submission/WizardDocument';

/** Lazy, because few visitors have a list. */
export const useLazyLists = lazyModule(() => import(/* webpackChunkName: "lists" */ './listsChunk'));

/** The spreadsheets among the documents, each of which may be a list. */
export function spreadsheetsAmong(documents: readonly WizardDocument[]): WizardDocument[] {
  return documents.filter(({ name, verdict }) => /\.xlsx$/i.test(name) && verdict?.sha256 !== undefined);
}
