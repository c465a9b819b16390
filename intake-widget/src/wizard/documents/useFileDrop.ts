import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useHostDocument } from '@incasso/browser/host/hostDocument';

/**
 * Takes files that are dropped: anywhere on a page of ours, where a near miss would open the file in the place of the
 * page; in the zone alone on a page of others. Tells whether files hang above it.
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
