import { SecondaryButton } from '../forms/Button';
import type { Receipt } from '../host/Receipt';
import { saveReceipt } from './saveReceipt';
import { saveReceiptText } from './SaveReceipt.text';

/** Saves a receipt, as often as it is pressed. */
export function SaveReceipt({ receipt }: { readonly receipt: Receipt }) {
  return (
    <SecondaryButton type="button" onClick={() => saveReceipt(receipt)}>
      {saveReceiptText.save}
    </SecondaryButton>
  );
}
