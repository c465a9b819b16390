import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '@incasso/frontend/forms/Button';

type SubmitButtonProps = {
  readonly isSubmitting: boolean;
  /** Default: as `isSubmitting`. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

/** Keeps its look while the form is sent, with a spinner before its words. */
export function SubmitButton({ isSubmitting, disabled = isSubmitting, children }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={disabled}>
      {isSubmitting && <Spinner aria-hidden="true" />}
      {children}
    </Button>
  );
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Spinner = styled.span`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;
