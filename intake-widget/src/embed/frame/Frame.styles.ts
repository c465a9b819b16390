import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { frameIds } from './frameIds';

/** Padding: the frame's edge would cut focus rings off. */
/** Where an answer goes; not while the intake cannot be used (its notice is an alert). */
export const Route = styled.span`
  #${frameIds.intake}:has(> [role='alert']) ~ * > & {
    display: none;
  }
`;

export const FrameMain = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.form.gap};
  max-inline-size: calc(${theme.width.form} + 1rem);
  padding: 0.5rem;

  > h1 {
    position: absolute;
    margin: 0;
    font: inherit;
  }

  a[href^='tel:'] {
    white-space: nowrap;
  }

  /* So wide it is a page of its own. */
  @media (min-width: ${theme.from.large}) {
    margin-inline: auto;
    padding-block: ${theme.space.xl};
  }
`;

export const Assurance = styled.p`
  margin: 0;
  padding-block-start: ${theme.space.m};
  border-block-start: 1px solid ${theme.color.rule};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;
