import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useHostDocument } from '@incasso/browser/host/hostDocument';

/**
 * Accepts dropped files: anywhere on our own pages, where a near miss would replace the page by the file; on other
 * pages only in the zone. Answers whether files are dragged over it.
 */
export function useFileDrop(zone: RefObject<HTMLElement | null>, onFiles: (files: FileList) => void): boolean {
  const { ownsDocument } = useHostDocument();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const place = ownsDocument ? document.documentElement : zone.current;
    if (place === null) return;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setDraggedOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) setDraggedOver(false);
    };
    const drop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setDraggedOver(false);
      take(event.dataTransfer.files);
    };
    place.addEventListener('dragover', over);
    place.addEventListener('dragleave', leave);
    place.addEventListener('drop', drop);
    return () => {
      place.removeEventListener('dragover', over);
      place.removeEventListener('dragleave', leave);
      place.removeEventListener('drop', drop);
    };
  }, [zone, ownsDocument]);

  return isDraggedOver;
}
