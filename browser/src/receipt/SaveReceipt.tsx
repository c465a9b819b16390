import { SecondaryButton } from '../forms/Button';
import { usePlacement } from '../host/placement';
import type { Receipt } from '../host/Receipt';
import { saveReceipt } from './saveReceipt';
import { saveReceiptText } from './SaveReceipt.text';

/** Saves a receipt, as often as it is pressed. */
export function SaveReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { siteOrigin } = usePlacement();
  return (
    <SecondaryButton type="button" onClick={() => saveReceipt(receipt, siteOrigin || location.origin)}>
      {saveReceiptText.save}
    </SecondaryButton>
  );
}
