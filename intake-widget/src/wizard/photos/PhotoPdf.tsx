import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { Checkbox } from '@incasso/browser/forms/Checkbox';
import { FieldError, FieldHint } from '@incasso/browser/forms/Field.styles';
import { refusalMessages } from '@incasso/contract/documents/refusalInWords';
import { todayInBelgium } from '@incasso/contract/isoDate';
import { checkedDocuments, type CheckedDocument } from '../submission/checkedDocuments';
import { UnreadablePhoto } from './UnreadablePhoto';
import { combineInWorker } from './combineInWorker';
import type { PhotoTools } from './PhotoTools';
import { MoveButton, MoveButtons, PhotoActions, PhotoPanel, PhotoRow, PhotoRows, Preview } from './PhotoPdf.styles';
import { photoPdfText as text } from './PhotoPdf.text';
import { photoPdfLimits } from './photoPdfLimits';
import { photosOf, refusalOfPdf } from './photosOf';
import { usePreviews } from './usePreviews';

type PhotoPdfProps = PhotoTools & {
  /** Receives the name of the added PDF, or nothing on cancel. */
  readonly onClose: (name?: string) => void;
};

/**
 * Selects and orders the photos for a PDF. At first all are selected. Their order is that of the documents, so that the
 * draft stores it.
 */
export function PhotoPdf({ form, documents, files, addFiles, onClose }: PhotoPdfProps) {
  const checked = checkedDocuments(documents);
  const photos = photosOf(checked);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [keepsPhotos, setKeepsPhotos] = useState(true);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState<string>();
  const [making, setMaking] = useState<AbortController>();
  const moved = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const previews = usePreviews(photos, files);
  const chosen = photos.filter(({ id }) => !excluded.has(id));
  const problem = problemOf(checked, chosen, keepsPhotos);

  useEffect(() => panel.current?.focus(), []);
  useEffect(() => () => making?.abort(), [making]);
  // Moving a row in the DOM takes the focus off its button.
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = null;
  });

  const move = (button: HTMLButtonElement, photo: CheckedDocument, by: 1 | -1) => {
    const index = photos.indexOf(photo) + by;
    const other = photos[index];
    if (other === undefined) return;
    moved.current = button;
    form.send({ type: 'documents.swapped', ids: [photo.id, other.id] });
    setStatus(text.moved(photo.name, index + 1, photos.length));
  };

  const make = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const name = freeName(checked);
    setFailure(undefined);
    setMaking(controller);
    try {
      const opened = await Promise.all(chosen.map(({ id }) => files.get(id)));
      const lost = opened.findIndex((file) => file === undefined);
      if (lost >= 0) throw new UnreadablePhoto(lost);
      const pdf = await combineInWorker(
        opened.filter((file) => file !== undefined),
        { title: name, signal, onPhoto: (index) => setStatus(text.making(index + 1, chosen.length)) },
      );
      if (signal.aborted) return;
      addFiles([new File([pdf], name, { type: pdf.type })]);
      const added = form.getSnapshot().context.documents.at(-1);
      const kinds = new Set(chosen.map(({ kind }) => kind));
      if (added?.name === name && kinds.size === 1)
        form.send({ type: 'document.labelled', id: added.id, kind: chosen[0]?.kind });
      if (added?.name === name && !keepsPhotos)
        for (const { id } of chosen) form.send({ type: 'document.removed', id });
      onClose(name);
    } catch (error) {
      if (signal.aborted) return;
      setStatus('');
      setMaking(undefined);
      const unread = error instanceof UnreadablePhoto ? chosen[error.index] : undefined;
      setFailure(unread === undefined ? text.failed : text.unreadable(unread.name));
    }
  };

  return (
    <PhotoPanel ref={panel} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <strong id={titleId}>{text.title}</strong>
      <FieldHint>{text.intro}</FieldHint>
      <PhotoRows aria-label={text.list}>
        {photos.map((photo, index) => (
          <PhotoRow key={photo.id}>
            <Preview
              aria-hidden="true"
              ref={(canvas) => {
                const picture = previews.get(photo.id);
                if (canvas === null || picture === undefined) return;
                Object.assign(canvas, { width: picture.width, height: picture.height });
                canvas.getContext('2d')?.drawImage(picture, 0, 0);
              }}
            />
            <Checkbox
              name="photo"
              id={`photo-${photo.id}`}
              label={photo.name}
              checked={!excluded.has(photo.id)}
              disabled={making !== undefined}
              onChange={({ target: { checked: isChosen } }) => {
                const next = new Set(excluded);
                if (isChosen) next.delete(photo.id);
                else next.add(photo.id);
                setExcluded(next);
              }}
            />
            <MoveButtons>
              {moves.map(({ by, word, named }) => (
                <MoveButton
                  key={by}
                  type="button"
                  aria-label={named(photo.name)}
                  // `disabled` would take the focus off the button once its photo is first or last.
                  aria-disabled={making !== undefined || photos[index + by] === undefined}
                  onClick={({ currentTarget }) => {
                    if (making === undefined) move(currentTarget, photo, by);
                  }}
                >
                  {word}
                </MoveButton>
              ))}
            </MoveButtons>
          </PhotoRow>
        ))}
      </PhotoRows>
      <Checkbox
        name="keep_photos"
        label={text.keep}
        checked={keepsPhotos}
        disabled={making !== undefined}
        onChange={({ target }) => setKeepsPhotos(target.checked)}
      />
      <div role="alert">{(failure ?? problem) !== undefined && <FieldError>{failure ?? problem}</FieldError>}</div>
      <p role="status">{status}</p>
      <PhotoActions>
        <SecondaryButton
          type="button"
          disabled={making !== undefined || problem !== undefined}
          onClick={() => void make()}
        >
          {text.make}
        </SecondaryButton>
        <SecondaryButton
          type="button"
          onClick={() => {
            making?.abort();
            onClose();
          }}
        >
          {text.cancel}
        </SecondaryButton>
      </PhotoActions>
    </PhotoPanel>
  );
}

const moves = [
  { by: -1, word: text.up, named: text.upNamed },
  { by: 1, word: text.down, named: text.downNamed },
] as const;

function problemOf(
  documents: readonly CheckedDocument[],
  chosen: readonly CheckedDocument[],
  keepsPhotos: boolean,
): string | undefined {
  if (chosen.length < 2) return text.tooFew;
  if (chosen.length > photoPdfLimits.maxCount) return text.tooManyPhotos;
  const photoIds = chosen.map(({ id }) => id);
  const refusal = refusalOfPdf(documents, { photoIds, keepsPhotos });
  if (refusal === undefined) return undefined;
  const fitsAlone = keepsPhotos && refusalOfPdf(documents, { photoIds, keepsPhotos: false }) === undefined;
  return fitsAlone ? text.noRoomBeside : refusalMessages[refusal];
}

function freeName(documents: readonly CheckedDocument[]): string {
  const taken = new Set(documents.map(({ name }) => name));
  for (let count = 1; ; count += 1) {
    const name = text.fileName(todayInBelgium(), count);
    if (!taken.has(name)) return name;
  }
}
