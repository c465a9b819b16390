import { useEffect, useRef } from 'react';
import { useHostDocument } from '../host/hostDocument';
import { formsText } from './forms.text';

type TitleParts = {
  /** How many fields are at fault. First in the title, which a screen reader reads first. */
  readonly errorCount: number;
  /** What part of the page the visitor is at, e.g. the step of a wizard. Default: none. */
  readonly part?: string | undefined;
};

/** The page's title with what the form adds to it in front: `2 fouten – Stap 2 van 3 – <title>`. */
function formTitle(title: string, { errorCount, part }: TitleParts): string {
  return [errorCount > 0 && formsText.errorCount(errorCount), part, title]
    .filter((words) => words !== false && words !== undefined)
    .join(' – ');
}

/** Updates the document's title with the form on our own pages, and restores it when the form unmounts. */
export function useFormTitle({ errorCount, part }: TitleParts): void {
  const { ownsDocument } = useHostDocument();
  const shown = useRef<ShownTitle>(undefined);

  useEffect(() => {
    if (!ownsDocument) return;
    const own = ownTitle(shown.current);
    const title = formTitle(own, { errorCount, part });
    shown.current = { title, own };
    if (title !== document.title) document.title = title;
  }, [errorCount, part, ownsDocument]);

  useEffect(
    () => () => {
      if (shown.current !== undefined) document.title = ownTitle(shown.current);
    },
    [],
  );
}

type ShownTitle = {
  readonly title: string;
  /** Without what the form adds. */
  readonly own: string;
};

/** The page's own title. Navigation may already have set the next page's title. */
function ownTitle(shown: ShownTitle | undefined): string {
  return document.title === shown?.title ? shown.own : document.title;
}
