import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { frameIds } from './frameIds';

/** Says who receives the answers. Hidden while the intake is unusable, which its alert says. */
export const Route = styled.span`
  #${frameIds.intake}:has(> [role='alert']) ~ * > & {
    display: none;
  }
`;

/** A sheet on the partner's page, whatever its color. The padding keeps the iframe's edge from clipping focus rings. */
export const FrameMain = styled.main`
  box-sizing: content-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.form.gap};
  max-inline-size: ${theme.width.form};
  margin-inline: auto;
  padding: 1rem clamp(0.5rem, 4vw - 0.5rem, 1.5rem);

  /* Whose form it is, before anything is asked. */
  > h1 {
    margin: 0 0 -0.75rem;
    font-size: 0.9rem;
  }

  a[href^='tel:'] {
    white-space: nowrap;
  }

  /* So wide it is a page of its own. */
  @media (min-width: ${theme.from.large}) {
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
