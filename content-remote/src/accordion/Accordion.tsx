import type { ReactNode } from 'react';
import type { FaqItem } from '../content/contentTypes';
import { Answer, AnswerLink, Item, Items, Question, Sign } from './Accordion.styles';
import { accordionText } from './Accordion.text';
import { closeOthers } from './closeOthers';
import { useOpenByAddress } from './useOpenByAddress';

type AccordionProps = {
  readonly items: readonly FaqItem[];
  /** Items of one group, over all accordions of the page, are open one at a time. */
  readonly group: string;
  /** What stands under an answer, by the id of its question. */
  readonly blocks?: Readonly<Record<string, ReactNode>>;
};

/**
 * Questions that open their answers, one at a time. They are the browser's own `details`, so they work before and
 * without JavaScript; an address that ends in a question's id opens it.
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
          {/* The id stands within: the browser opens what holds the target of the address. */}
          <Answer id={id}>
            <div dangerouslySetInnerHTML={{ __html: answer }} />
            {blocks?.[id]}
            <AnswerLink href={`#${id}`}>{accordionText.link}</AnswerLink>
          </Answer>
        </Item>
      ))}
    </Items>
  );
}
