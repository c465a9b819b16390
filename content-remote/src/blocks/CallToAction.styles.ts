import { Section, SectionTitle } from '@incasso/browser/ui/Section';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Band = styled(Section)`
  --mark: ${theme.color.paper};

  @media print {
    display: none;
  }
`;

export const BandLayout = styled.div`
  display: grid;
  gap: ${theme.space.l};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: 7fr 5fr;
    gap: ${theme.space.l} ${theme.space.xxl};
    align-items: end;

    > :first-child {
      grid-row: 1 / 3;
      align-self: center;
    }
  }
`;

export const Title = styled(SectionTitle)`
  max-inline-size: 8.77em;
  font-size: min(clamp(2rem, 1.5rem + 2.2vw, 3.5rem), 12vw);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
`;
