import { SectionTitle } from '@incasso/browser/ui/Section';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { tickMark } from '../../blocks/tickMark';

export const List = styled.div`
  padding-block-end: ${theme.space.section};
`;

export const Card = styled.article`
  display: grid;
  gap: ${theme.space.l};
  padding-block: clamp(2.5rem, 2rem + 2vw, 4rem);
  border-block-end: 1px solid ${theme.color.rule};

  &:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: 5fr 7fr;
    gap: ${theme.space.xl};
  }

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: 6fr 6fr;
    gap: ${theme.space.xxl};
  }
`;

export const ServiceText = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-content: start;

  p {
    margin: 0;
    max-inline-size: 24.48em;
    text-wrap: pretty;
  }
`;

export const Title = styled(SectionTitle)`
  max-inline-size: 9.86em;
`;

export const Features = styled.ul`
  align-self: start;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${theme.color.ink};

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.9em;
    padding-block: 0.8rem;
  }

  li + li {
    border-block-start: 1px solid ${theme.color.rule};
  }

  li::before {
    ${tickMark}
  }
`;
