import { SecondaryButton } from '../forms/Button';
import { useHostDocument } from '../host/hostDocument';
import type { Receipt } from '../host/Receipt';
import { saveReceipt } from './saveReceipt';
import { saveReceiptText } from './SaveReceipt.text';

/** A button that downloads a receipt. */
export function SaveReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { siteOrigin } = useHostDocument();
  return (
    <SecondaryButton type="button" onClick={() => saveReceipt(receipt, siteOrigin || location.origin)}>
      {saveReceiptText.save}
    </SecondaryButton>
  );
}
