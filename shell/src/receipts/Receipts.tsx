import { useEffect, useSyncExternalStore } from 'react';
import { CaseLinkOffer } from '@incasso/browser/case-link/CaseLinkOffer';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { arrivalMark, focusHeading } from '../navigation/useArrival';
import { ReceiptList } from './ReceiptList';
import { ReceiptReference, ReceiptsBand, ToastsAtFoot } from './Receipts.styles';
import { receiptsText as text } from './Receipts.text';

export const receiptList = new ReceiptList();

/** The receipts of this tab, each with its reference, until the visitor closes them. */
export function Receipts() {
  const receipts = useSyncExternalStore(receiptList.subscribe, receiptList.receipts, receiptList.receipts);
  useEffect(() => receiptList.wasSeen, []);

  if (receipts.length === 0) return null;

  const close = (reference: string) => {
    receiptList.close(reference);
    focusHeading();
  };
  return (
    <ReceiptsBand>
      <ToastsAtFoot />
      {receipts.map((receipt) => (
        <FormNotice
          key={receipt.reference}
          kind="info"
          role="region"
          aria-label={text.region(receipt.reference)}
          title={text.title}
          {...(receiptList.isFresh(receipt.reference) && { [arrivalMark]: '' })}
          actions={
            <SecondaryButton type="button" onClick={() => close(receipt.reference)}>
              {text.close}
              <HiddenWords> {text.closeWhat(receipt.reference)}</HiddenWords>
            </SecondaryButton>
          }
        >
          <p>
            {text.reference} <ReceiptReference>{receipt.reference}</ReceiptReference>
          </p>
          <p>{text.stays}</p>
          <CaseLinkOffer caseKey={receipt.caseKey} />
        </FormNotice>
      ))}
    </ReceiptsBand>
  );
}
