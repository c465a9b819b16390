import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { useLocation } from '@incasso/frontend/host/router';
import { Fold } from '@incasso/frontend/ui/Fold';
import type { FaqItem } from '../content/contentTypes';
import { Answer, AnswerLink, Items } from './Accordion.styles';

type AccordionProps = {
  readonly items: readonly FaqItem[];
  /** One item of a group is open at a time, across the whole page. */
  readonly group: string;
  /** Extra content below an answer, by question id. */
  readonly blocks?: Readonly<Record<string, ReactNode>>;
};

/**
 * Questions that expand to their answers, one at a time. Native `details` work without JavaScript. A URL fragment with
 * a question's id opens that question.
 */
export function Accordion({ items, group, blocks }: AccordionProps) {
  const ref = useOpenByAddress();

  return (
    <Items ref={ref}>
      {items.map(({ id, question, answer }) => (
        <Fold key={id} name={group} title={<h3>{question}</h3>}>
          {/* The id is inside the item, because browsers open the `details` that contains a URL fragment's target. */}
          <Answer id={id}>
            <div dangerouslySetInnerHTML={{ __html: answer }} />
            {blocks?.[id]}
            <AnswerLink href={`#${id}`}>
              Link naar deze vraag
              <HiddenWords>{`: ${question}`}</HiddenWords>
            </AnswerLink>
          </Answer>
        </Fold>
      ))}
    </Items>
  );
}

/**
 * Opens the item whose id is the URL fragment, within the element of the returned ref. Browsers do this only when they
 * load a page, not on client-side navigation.
 */
function useOpenByAddress() {
  const ref = useRef<HTMLDivElement>(null);
  const isPageLoading = useRef(true);
  const { hash } = useLocation();

  // Must run before the router restores a scroll position, which overrides the item's.
  useLayoutEffect(() => {
    // Opened by the browser, or by a visitor before hydration: closing it would interrupt their reading.
    const isOpened = isPageLoading.current && ref.current?.querySelector('details[open]') !== null;
    isPageLoading.current = false;
    if (isOpened || hash.length < 2) return;
    const target = ref.current?.querySelector(`[id=${JSON.stringify(decodeURIComponent(hash.slice(1)))}]`);
    const item = target?.closest('details');
    if (item === null || item === undefined) return;
    item.open = true;
    // Scrolls to the item, because its answer has no layout yet while it expands.
    item.scrollIntoView();
  }, [hash]);

  return ref;
}
