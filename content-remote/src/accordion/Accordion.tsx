import type { ReactNode } from 'react';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { Fold } from '@incasso/browser/ui/Fold';
import type { FaqItem } from '../content/contentTypes';
import { Answer, AnswerLink, Items } from './Accordion.styles';
import { accordionText } from './Accordion.text';
import { useOpenByAddress } from './useOpenByAddress';

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
  const ref = useOpenByAddress<HTMLDivElement>();

  return (
    <Items ref={ref}>
      {items.map(({ id, question, answer }) => (
        <Fold key={id} name={group} title={<h3>{question}</h3>} onToggle={(event) => closeOthers(event.currentTarget)}>
          {/* The id is inside the item, because browsers open the `details` that contains a URL fragment's target. */}
          <Answer id={id}>
            <div dangerouslySetInnerHTML={{ __html: answer }} />
            {blocks?.[id]}
            <AnswerLink href={`#${id}`}>
              {accordionText.link}
              <HiddenWords>{`: ${question}`}</HiddenWords>
            </AnswerLink>
          </Answer>
        </Fold>
      ))}
    </Items>
  );
}

/** Closes the other items of the group, for browsers that do not support `name` on `details`. */
function closeOthers(item: HTMLDetailsElement): void {
  if (!item.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (other !== item && other.getAttribute('name') === item.getAttribute('name')) other.open = false;
  }
}
