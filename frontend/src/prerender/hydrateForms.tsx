import { Fragment, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fieldId } from '../forms/formFields';
import { enterAgain, namedControls, type Control } from './formEntries';

/**
 * Hydrates prerendered content. On a mismatch, because an extension added a node or a translator changed the page,
 * React renders everything again and this copies the visitor's input into the new fields.
 */
export function hydrateForms(root: Element, content: ReactNode): void {
  const prerendered = namedControls(root);
  // As a transition, hydration does not block input.
  startTransition(() => {
    hydrateRoot(
      root,
      <KeptEntries root={root} prerendered={prerendered}>
        {content}
      </KeptEntries>,
    );
  });
}

type Props = {
  readonly root: Element;
  readonly prerendered: readonly Control[];
  readonly children: ReactNode;
};

function KeptEntries({ root, prerendered, children }: Props) {
  // Must be read before the original fields are removed.
  const [focused] = useState(() => document.activeElement);
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    const replaced = prerendered.filter(({ isConnected }) => !isConnected);
    const isFieldMissing = replaced.some(({ id, name }) => id === fieldId({ name }) && !root.querySelector(`#${id}`));
    // Preact may hydrate an extension's input as the field after it. A second render from scratch restores the field.
    if (isFieldMissing && attempt === 0) queueMicrotask(() => setAttempt(1));
    else if (replaced.length > 0) enterAgain(root, replaced, focused);
  }, [root, prerendered, focused, attempt]);

  return <Fragment key={attempt}>{children}</Fragment>;
}
