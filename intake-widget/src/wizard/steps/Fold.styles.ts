import { focusLook } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import { openOnPaper } from '@incasso/browser/ui/openOnPaper';
import styled from 'styled-components';

export const FoldFrame = styled.details`
  border-block: 1px solid ${theme.color.rule};

  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${theme.space.m};
    padding-block: 0.75rem;
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    &:focus-visible {
      ${focusLook}
    }
  }

  ${openOnPaper}
`;

export const FoldTitle = styled.span`
  font-weight: 650;
`;

/** A plus that becomes a minus. */
export const Sign = styled.span`
  position: relative;
  inline-size: 1rem;
  block-size: 1rem;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 1px) 0 auto;
    border-block-start: 2px solid ${theme.brand.line};
  }

  details:not([open]) &::after {
    transform: rotate(90deg);
  }
`;

export const Folded = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.form.gap};
  padding-block: ${theme.space.s} ${theme.form.gap};
`;
