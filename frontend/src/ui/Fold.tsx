import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../brand/theme';
import { focusLook } from '../forms/Field.styles';
import { fingerHeight } from './fingerRoom';

type FoldProps = Omit<ComponentPropsWithRef<'details'>, 'title'> & {
  /** The words that stay in view. */
  readonly title: ReactNode;
  /** Whether it looks like a link in small text, for what few unfold. Default: a line of its own with a plus. */
  readonly isSmall?: boolean;
};

/** The only kind of fold: works without JavaScript, and is open in print. Of those with one `name`, one is open. */
export function Fold({ title, isSmall = false, children, ...details }: FoldProps) {
  return (
    <Frame $isSmall={isSmall} onToggle={(event) => closeOthers(event.currentTarget)} {...details}>
      <summary>{title}</summary>
      <div>{children}</div>
    </Frame>
  );
}

/** For browsers that do not support `name` on `details`. */
function closeOthers(fold: HTMLDetailsElement): void {
  const name = fold.getAttribute('name');
  if (!fold.open || name === null) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (other !== fold && other.getAttribute('name') === name) other.open = false;
  }
}

/** A rule above and below, which folds that follow each other share; a plus that becomes a minus. */
const line = css`
  border-block: 1px solid ${theme.color.rule};

  & + & {
    border-block-start: 0;
  }

  > summary {
    padding: 0.6875rem 2rem 0.6875rem 0;
    font-weight: 650;
    text-wrap: pretty;

    > * {
      font: inherit;
    }

    &::before,
    &::after {
      content: '';
      position: absolute;
      inset: calc(50% - 1px) 0 auto auto;
      inline-size: 1rem;
      border-block-start: 2px solid ${theme.brand.line};
    }

    @media (hover: hover) {
      &:hover {
        text-decoration: underline;
        text-decoration-color: ${theme.brand.mark};
        text-decoration-thickness: 0.4em;
        text-decoration-skip-ink: none;
        text-underline-offset: -0.12em;
      }
    }
  }

  &:not([open]) > summary::after {
    transform: rotate(90deg);
  }

  > div {
    gap: ${theme.form.gap};
    padding-block: ${theme.space.xs} ${theme.form.gap};
  }
`;

/** Underlined, with a chevron that turns upwards. */
const small = css`
  font-size: ${theme.size.small};

  > summary {
    display: flex;
    align-items: center;
    gap: 0.75em;
    inline-size: fit-content;
    text-decoration: underline;
    text-underline-offset: 0.2em;

    &::after {
      content: '';
      inline-size: 0.5em;
      block-size: 0.5em;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      transform: translateY(-0.125em) rotate(45deg);
    }

    @media (hover: hover) {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }
  }

  &[open] > summary::after {
    transform: translateY(0.125em) rotate(225deg);
  }

  > div {
    gap: ${theme.space.s};
    padding-block-end: ${theme.space.m};
  }
`;

const Frame = styled.details<{ $isSmall: boolean }>`
  > summary {
    position: relative;
    min-block-size: ${fingerHeight};
    line-height: 1.4;
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    ${focusLook}
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  ${({ $isSmall }) => ($isSmall ? small : line)}

  @media print {
    > summary::before,
    > summary::after {
      display: none;
    }
  }
`;
