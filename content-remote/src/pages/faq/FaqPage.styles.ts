import { SectionTitle } from '@incasso/browser/ui/Section';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { Anchors } from '../../blocks/Anchors';
import { Note } from '../../blocks/Note';
import { Split } from '../../blocks/Split';

export const FaqLayout = styled(Split)`
  padding-block: ${theme.space.xl} ${theme.space.section};

  @media (min-width: ${theme.from.large}) {
    padding-block-start: ${theme.space.xxl};
  }
`;

/** Sticky while their questions scroll. */
export const Topics = styled(Anchors)`
  @media (min-width: ${theme.from.large}) {
    position: sticky;
    inset-block-start: calc(${theme.barHeight} + ${theme.space.xl});
    align-self: start;

    ul {
      display: grid;
      justify-items: start;
    }

    /* In browsers that support it, highlights the topic in view. */
    scroll-target-group: auto;

    a:target-current:not(:active) {
      text-decoration-color: transparent;
      background: linear-gradient(${theme.color.marker}, ${theme.color.marker}) 0 78% / 100% 0.5em no-repeat;
    }
  }
`;

export const Topic = styled.section`
  & + & {
    margin-block-start: ${theme.space.xxl};
  }
`;

export const TopicTitle = styled(SectionTitle)`
  margin-block-end: ${theme.space.m};
`;

export const Ask = styled(Note)`
  margin-block-start: ${theme.space.xxl};
`;
