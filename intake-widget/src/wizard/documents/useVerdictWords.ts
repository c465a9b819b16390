import { lazyModule } from '@incasso/frontend/host/lazyModule';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { documentsText } from './DocumentPicker.text';

const { useModule: useWords } = lazyModule(
  () => import(/* webpackChunkName: "refusals" */ '@incasso/contract/documents/refusalInWords'),
);

/** Why each of these documents is not sent, or what to know of one that is; empty until the words are loaded. */
export function useVerdictWords(documents: readonly CheckedDocument[]): (document: CheckedDocument) => string {
  const words = useWords(
    documents.some(({ refusal, caution }) => (refusal ?? caution) !== undefined && refusal !== 'lost'),
  );
  return ({ refusal, caution, name, within }) => {
    if (refusal === 'lost') return documentsText.lost;
    if (words === undefined) return '';
    if (refusal !== undefined) return words.refusalInWords(refusal, name, within);
    return caution === undefined ? '' : words.cautionMessages[caution];
  };
}
