import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/** As high as what comes into it while it is folded, a line within its room and rules, so that nothing moves. */
export const DraftFilesPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(1lh + 1.5rem + 2px);

  @media print {
    display: none;
  }
`;

export const DraftFilesGroup = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding-block: 0 ${theme.space.l};

  > p {
    margin: 0;
  }
`;

export const Choices = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s} ${theme.space.m};
`;

export const PassphraseForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;
