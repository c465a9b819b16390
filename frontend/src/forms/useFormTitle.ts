import { useEffect, useRef } from 'react';
import { formsText } from './forms.text';

type TitleParts = {
  /** Number of invalid fields. Comes first in the title, because screen readers read that first. */
  readonly errorCount: number;
  /** The part of the page that the visitor is at, such as a step of the wizard. Default: none. */
  readonly part?: string | undefined;
};

/** The page's title with the form's parts before it: `2 fouten – Stap 2 van 3 – <title>`. */
function formTitle(title: string, { errorCount, part }: TitleParts): string {
  return [errorCount > 0 && formsText.errorCount(errorCount), part, title]
    .filter((words) => words !== false && words !== undefined)
    .join(' – ');
}

/** Updates the document's title with the form's state, and restores it when the form unmounts. */
export function useFormTitle({ errorCount, part }: TitleParts): void {
  const shown = useRef<ShownTitle>(undefined);

  useEffect(() => {
    const own = ownTitle(shown.current);
    const title = formTitle(own, { errorCount, part });
    shown.current = { title, own };
    if (title !== document.title) document.title = title;
  }, [errorCount, part]);

  useEffect(
    () => () => {
      if (shown.current !== undefined) document.title = ownTitle(shown.current);
    },
    [],
  );
}

type ShownTitle = {
  readonly title: string;
  /** The title without the form's parts. */
  readonly own: string;
};

/** The page's own title. Navigation may already have set that of the next page. */
function ownTitle(shown: ShownTitle | undefined): string {
  return document.title === shown?.title ? shown.own : document.title;
}
