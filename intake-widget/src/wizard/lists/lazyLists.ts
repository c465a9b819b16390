import { lazyModule } from '@incasso/browser/host/lazyModule';
import type { WizardDocument } from '../submission/WizardDocument';

/** Few visitors have a list. */
export const useLazyLists = lazyModule(() => import(/* webpackChunkName: "lists" */ './listsChunk'));

/** The spreadsheets among documents: each may be a list. */
export function spreadsheetsAmong(documents: readonly WizardDocument[]): WizardDocument[] {
  return documents.filter(({ name, verdict }) => /\.xlsx$/i.test(name) && verdict?.sha256 !== undefined);
}
