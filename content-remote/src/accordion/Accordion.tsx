import type { ReactNode } from 'react';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import type { FaqItem } from '../content/contentTypes';
import { Answer, AnswerLink, Item, Items, Question, Sign } from './Accordion.styles';
import { accordionText } from './Accordion.text';
import { useOpenByAddress } from './useOpenByAddress';

type AccordionProps = {
  readonly items: readonly FaqItem[];
  /** Of all items of one group on the page, one is open at a time. */
  readonly group: string;
  /** Content below an answer, by the id of its question. */
  readonly blocks?: Readonly<Record<string, ReactNode>>;
};

/**
 * Questions that open their answers, one at a time. Native `details`, so they work without JavaScript; an address that
 * ends in a question's id opens it.
 */
export function Accordion({ items, group, blocks }: AccordionProps) {
  const ref = useOpenByAddress<HTMLDivElement>();

  return (
    <Items ref={ref}>
      {items.map(({ id, question, answer }) => (
        <Item key={id} name={group} onToggle={(event) => closeOthers(event.currentTarget)}>
          <Question>
            <h3>{question}</h3>
            <Sign aria-hidden="true" />
          </Question>
          {/* The id is inside the item, because browsers open a `details` that contains the target of the address. */}
          <Answer id={id}>
            <div dangerouslySetInnerHTML={{ __html: answer }} />
            {blocks?.[id]}
            <AnswerLink href={`#${id}`}>
              {accordionText.link}
              <HiddenWords>{`: ${question}`}</HiddenWords>
            </AnswerLink>
          </Answer>
        </Item>
      ))}
    </Items>
  );
}

/** Closes the rest of the group of an item that was opened, for browsers whose `details` ignore `name`. */
function closeOthers(item: HTMLDetailsElement): void {
  if (!item.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (other !== item && other.getAttribute('name') === item.getAttribute('name')) other.open = false;
  }
}
