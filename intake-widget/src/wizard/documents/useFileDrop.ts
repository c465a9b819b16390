import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts dropped files anywhere on the page: a missed drop would replace the page by the file. Returns whether files
 * are being dragged over it.
 */
export function useFileDrop(onFiles: (files: FileList) => void): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const dropTarget = document.documentElement;
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
  }, []);

  return isDraggedOver;
}
