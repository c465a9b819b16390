import { Container } from '@incasso/contract/browser/ui/Section';
import { theme } from '@incasso/contract/browser/theme';
import styled from 'styled-components';

/** The head of a page other than home: its title and what it is about, over a rule as wide as the page. */
export const PageOpening = styled(Container)`
  padding-block-start: clamp(3rem, 2rem + 4vw, 6rem);

  &::after {
    content: '';
    display: block;
    margin-block-start: clamp(2.5rem, 2rem + 2vw, 4rem);
    border-block-start: 2px solid ${theme.color.ink};
  }
`;

/** Title and lead of the opening. */
export const OpeningWords = styled.div`
  display: grid;
  gap: ${theme.space.l};
`;
