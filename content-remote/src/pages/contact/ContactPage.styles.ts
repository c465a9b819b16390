import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { Note } from '../../blocks/Note';
import { smallTitle } from '../../blocks/smallTitle';

export const ContactLayout = styled.div`
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
  max-inline-size: 36rem;

  @media print {
    display: none;
  }

  > ${Note} {
    margin-block-start: ${theme.space.l};
  }
`;

export const Aside = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  align-content: start;
`;

export const SubTitle = styled.h2`
  ${smallTitle}
`;
