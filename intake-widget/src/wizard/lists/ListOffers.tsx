import { useEffect, useRef, useState } from 'react';
import { Proposal, TakeButton } from '../invoices/InvoiceNote.styles';
import type { WizardActor } from '../case/WizardSnapshot';
import type { WizardDocument } from '../submission/WizardDocument';
import { useFormServices } from '../documents/FormServices';
import type { OpenedList } from './ListPart';
import { listsText as text } from './Lists.text';
import { readListInWorker } from './readListInWorker';

type ListOffersProps = {
  readonly wizard: WizardActor;
  readonly documents: readonly WizardDocument[];
  readonly onOpen: (list: OpenedList) => void;
};

type Offer = { readonly id: string; readonly file: File; readonly count: number };

/** For each document that is an open-items list, offers to add the rows that the table does not have yet. */
export function ListOffers({ wizard, documents, onOpen }: ListOffersProps) {
  const { files, readList = readListInWorker } = useFormServices();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const look = async (id: string) => {
      const file = await files.get(id);
      const { debts } = wizard.getSnapshot().context;
      const reading = file && (await readList(file, { debts }));
      const count = reading?.entries.filter(({ leftOut }) => leftOut === undefined).length ?? 0;
      if (file === undefined || reading?.isRecognised !== true || count === 0) return;
      setOffers((before) => [...before, { id, file, count }]);
    };
    for (const { id } of documents) {
      if (!asked.current.has(id)) void look(id);
      asked.current.add(id);
    }
  }, [wizard, files, readList, documents]);

  return documents.map(({ id, name }) => {
    const offer = offers.find((one) => one.id === id);
    if (offer === undefined) return null;
    const take = () => {
      setOffers(offers.filter((one) => one !== offer));
      onOpen({ file: offer.file, isDocument: true });
    };
    return (
      <Proposal key={id} role="status">
        {text.offer(name, offer.count)}{' '}
        <TakeButton type="button" aria-label={text.takeOfferNamed(name)} onClick={take}>
          {text.takeOffer}
        </TakeButton>
      </Proposal>
    );
  });
}
