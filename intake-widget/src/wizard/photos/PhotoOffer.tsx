import { useRef, useState } from 'react';
import { lazyModule } from '@incasso/browser/host/lazyModule';
import { checkedDocuments } from '../submission/checkedDocuments';
import { OfferButton } from './PhotoOffer.styles';
import { photoPdfText as text } from './PhotoPdf.text';
import type { PhotoTools } from './PhotoTools';
import { photosOf } from './photosOf';

const usePhotoPdf = lazyModule(() => import(/* webpackChunkName: "photo-pdf" */ './PhotoPdf'));

/** Offers to combine two or more photos into one PDF, and reports the result. */
export function PhotoOffer(tools: PhotoTools) {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOffered = photosOf(checkedDocuments(tools.documents)).length > 1;
  const lazy = usePhotoPdf(isOpen);

  const close = (name?: string) => {
    setOpen(false);
    setMade(name === undefined ? '' : text.made(name));
    // The button disappears if fewer than two photos remain.
    (name === undefined ? button : status).current?.focus();
  };

  return (
    <div>
      {isOffered && (
        <OfferButton
          ref={button}
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setMade('');
            setOpen(!isOpen);
          }}
        >
          {text.offer}
        </OfferButton>
      )}
      {isOpen && isOffered && lazy && <lazy.PhotoPdf {...tools} onClose={close} />}
      <p ref={status} role="status" tabIndex={-1}>
        {made}
      </p>
    </div>
  );
}
