import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useHostDocument } from '@incasso/browser/host/hostDocument';

/**
 * Accepts dropped files: anywhere on our own pages, where a missed drop would replace the page by the file; on other
 * pages only in the zone. Returns whether files are being dragged over it.
 */
export function useFileDrop(zone: RefObject<HTMLElement | null>, onFiles: (files: FileList) => void): boolean {
  const { ownsDocument } = useHostDocument();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const dropTarget = ownsDocument ? document.documentElement : zone.current;
    if (dropTarget === null) return;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setDraggedOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && dropTarget.contains(relatedTarget))) setDraggedOver(false);
    };
    const drop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setDraggedOver(false);
      take(event.dataTransfer.files);
    };
    dropTarget.addEventListener('dragover', over);
    dropTarget.addEventListener('dragleave', leave);
    dropTarget.addEventListener('drop', drop);
    return () => {
      dropTarget.removeEventListener('dragover', over);
      dropTarget.removeEventListener('dragleave', leave);
      dropTarget.removeEventListener('drop', drop);
    };
  }, [zone, ownsDocument]);

  return isDraggedOver;
}
