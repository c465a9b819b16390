import { visuallyHidden } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/**
 * A row of step markers with `data-state` done, current or ahead. A narrow wizard shows the title of the current step
 * only.
 */
export const StepRows = styled.ol`
  display: flex;
  gap: min(${theme.space.m}, 4cqi);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    min-inline-size: 0;
    align-items: baseline;
    gap: ${theme.space.s};
    padding-block-start: ${theme.space.s};
    border-block-start: 3px solid ${theme.brand.line};
    color: ${theme.color.ink};
    font-weight: 650;
  }

  > [data-state='ahead'] {
    border-color: ${theme.color.rule};
    color: ${theme.color.inkSoft};
  }

  > li > :first-child {
    flex: none;
    min-inline-size: 1.25rem;
  }

  > li svg {
    display: inline;
  }

  > [data-state='current'] > :last-child {
    min-inline-size: 0;
    padding-inline: 0.25em;
    margin-inline: -0.25em;
    overflow-wrap: anywhere;
    background: linear-gradient(transparent 45%, ${theme.brand.mark} 45% 92%, transparent 92%);

    /* Borders replace the colours. */
    @media print, (forced-colors: active) {
      text-decoration: underline 3px;
      text-underline-offset: 0.3em;
    }
  }

  @container not (min-width: ${theme.fromContainer.medium}) {
    > :not([data-state='current']) {
      flex: none;
    }

    > :not([data-state='current']) > :last-child {
      ${visuallyHidden}
      inset-inline-start: 0;
    }
  }
`;
