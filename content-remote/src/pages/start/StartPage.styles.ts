import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { Note } from '../../blocks/Note';

export const PageBackground = styled.div`
  padding-block: ${theme.space.xl} ${theme.space.section};
`;

export const Intro = styled.div`
  display: grid;
  gap: ${theme.space.l};
  justify-items: start;
  padding-block-end: ${theme.space.xl};
`;

export const StartLayout = styled.div`
  display: grid;
  gap: ${theme.space.xxl} clamp(3rem, 6vw, 7rem);
  padding-block-start: ${theme.space.xl};
  border-block-start: 2px solid ${theme.color.ink};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
`;

export const Wizard = styled.div`
  min-inline-size: 0;
  max-inline-size: ${theme.width.text};
`;

export const Aside = styled.aside`
  display: grid;
  gap: ${theme.space.xl};
  align-content: start;
`;

export const Help = styled(Note)`
  font-variant-numeric: tabular-nums;

  p {
    font-size: ${theme.size.small};
    color: ${theme.color.inkSoft};
  }
`;
