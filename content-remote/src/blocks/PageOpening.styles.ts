import { Container } from '@incasso/browser/ui/Section';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Frame = styled(Container)`
  padding-block-start: clamp(3rem, 2rem + 4vw, 6rem);
`;

export const OpeningLayout = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  padding-block-end: clamp(2rem, 1.5rem + 2vw, 3.5rem);
  border-block-end: 2px solid ${theme.color.ink};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${theme.space.xxl};
    align-items: end;
  }
`;

export const OpeningText = styled.div`
  display: grid;
  gap: ${theme.space.l};
`;
