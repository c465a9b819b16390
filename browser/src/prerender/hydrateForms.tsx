import { Fragment, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fieldId } from '../forms/fieldId';
import { enterAgain, namedControls, type Control } from './formEntries';

/**
 * Hydrates prerendered content. Where the DOM differs, because an extension added a node or the page was translated,
 * all of it is rendered again and the visitor's entries are copied into the new fields.
 */
export function hydrateForms(root: Element, content: ReactNode): void {
  const prerendered = namedControls(root);
  // As a transition, hydration does not block the visitor's input.
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
  // Before the former fields go.
  const [focused] = useState(() => document.activeElement);
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    const replaced = prerendered.filter(({ isConnected }) => !isConnected);
    const isFieldMissing = replaced.some(({ id, name }) => id === fieldId({ name }) && !root.querySelector(`#${id}`));
    // Preact takes an extension's input for the field that it stands before: then all is made anew.
    if (isFieldMissing && attempt === 0) queueMicrotask(() => setAttempt(1));
    else if (replaced.length > 0) enterAgain(root, replaced, focused);
  }, [root, prerendered, focused, attempt]);

  return <Fragment key={attempt}>{children}</Fragment>;
}
