import { theme } from '@incasso/contract/browser/theme';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl} clamp(3rem, 6vw, 7rem);
  padding-block: clamp(2.5rem, 2rem + 2vw, 4rem) ${theme.space.section};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  }
`;

export const FormColumn = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
  max-inline-size: ${theme.width.form};
`;

export const Aside = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  align-content: start;
`;

export const SubTitle = styled.h2`
  margin: 0;
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h3};
  font-weight: 600;
  letter-spacing: -0.01em;
`;

export const Note = styled.div<{ $isMarked?: boolean }>`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  padding: ${theme.space.l};
  background: ${({ $isMarked }) => ($isMarked === true ? theme.color.marker : theme.color.band)};

  h2,
  h3,
  p {
    margin: 0;
  }

  h2,
  h3 {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h3};
    font-weight: 600;
    letter-spacing: -0.01em;
  }
`;
