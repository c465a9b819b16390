import { useEffect } from 'react';
import { usePlacement } from '../host/placement';
import { formsText } from './forms.text';

type TitleParts = {
  /** How many fields are at fault; said first, because a screen reader reads the title first. */
  readonly errorCount: number;
  /** What part of the page the visitor is at, e.g. the step of a wizard. Default: none. */
  readonly part?: string | undefined;
};

/** The page's title with what the form adds to it in front: `2 fouten – Stap 2 van 3 – <title>`. */
export function pageTitle(title: string, { errorCount, part }: TitleParts): string {
  return [errorCount > 0 && formsText.errorCount(errorCount), part, title]
    .filter((words) => words !== false && words !== undefined)
    .join(' – ');
}

/** Keeps the document's title in step with the form where it is ours, and gives it back when the form goes. */
export function usePageTitle({ errorCount, part }: TitleParts): void {
  const { ownsDocument } = usePlacement();

  useEffect(() => {
    if (!ownsDocument) return;
    const before = document.title;
    const during = pageTitle(before, { errorCount, part });
    document.title = during;
    return () => {
      // A navigation may have set the next page's title meanwhile.
      if (document.title === during) document.title = before;
    };
  }, [errorCount, part, ownsDocument]);
}
