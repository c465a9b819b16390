import { theme } from '@incasso/contract/browser/theme';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  padding-block: ${theme.space.xl} ${theme.space.section};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: 4fr 8fr;
    gap: ${theme.space.xxl};
    padding-block-start: ${theme.space.xxl};
  }
`;

/** The topics, in sight while their questions scroll by. */
export const Topics = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.l};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-block;
    padding-block: ${theme.space.s};
    color: inherit;
    font-weight: 600;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  @media (hover: hover) {
    a:hover {
      text-decoration-thickness: 3px;
    }
  }

  @media (min-width: ${theme.from.large}) {
    position: sticky;
    inset-block-start: calc(${theme.barHeight} + ${theme.space.xl});
    align-self: start;

    ul {
      display: grid;
    }
  }
`;

export const Topic = styled.section`
  & + & {
    margin-block-start: ${theme.space.xxl};
  }
`;

export const TopicTitle = styled.h2`
  margin: 0 0 ${theme.space.m};
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h2};
  font-weight: 600;
  line-height: 1.15;
  letter-spacing: -0.018em;
`;

export const Ask = styled.div`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  margin-block-start: ${theme.space.xxl};
  padding: ${theme.space.l};
  background: ${theme.color.band};

  h2,
  p {
    margin: 0;
  }

  h2 {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h3};
    font-weight: 600;
  }
`;
