import { useState, type ComponentType, type ComponentProps } from 'react';
import { Button, SecondaryButton } from '@incasso/frontend/forms/Button';
import { draftNoticeText as text } from './DraftNotice.text';

type WipeDraftProps = { readonly Trigger: ComponentType<ComponentProps<'button'>>; readonly onWipe: () => void };

/** A button that wipes the form, after a question. */
export function WipeDraft({ Trigger, onWipe }: WipeDraftProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Trigger type="button" onClick={() => setAsking(true)}>
        {text.restart}
      </Trigger>
    );
  return (
    <>
      <span>{text.question}</span>
      <Button type="button" onClick={onWipe}>
        {text.confirm}
      </Button>
      {/* The button with the focus is gone. */}
      <SecondaryButton type="button" ref={focus} onClick={() => setAsking(false)}>
        {text.keep}
      </SecondaryButton>
    </>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
