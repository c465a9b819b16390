import { theme } from '@incasso/browser/brand/theme';
import { visuallyHidden } from '@incasso/browser/forms/Field.styles';
import styled from 'styled-components';
import { Note } from '../../blocks/Note';

export const PageBackground = styled.div`
  padding-block: ${theme.space.s} ${theme.space.section};

  @media (min-width: ${theme.from.medium}) {
    padding-block-start: ${theme.space.xl};
  }
`;

/** On a phone the way back and the title in one line: the form is what the visitor came for. */
export const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.m};
  padding-block-end: ${theme.space.s};

  > h1 {
    font-size: ${theme.size.h3};
  }

  @media not (min-width: ${theme.from.medium}) {
    > a > span + span {
      ${visuallyHidden}
    }

    > p {
      display: none;
    }
  }

  @media (min-width: ${theme.from.medium}) {
    display: grid;
    gap: ${theme.space.l};
    justify-items: start;
    padding-block-end: ${theme.space.xl};

    > h1 {
      font-size: ${theme.size.h2};
    }
  }
`;

export const StartLayout = styled.div`
  display: grid;
  gap: ${theme.space.xxl} clamp(3rem, 6vw, 7rem);
  padding-block-start: ${theme.space.s};
  border-block-start: 2px solid ${theme.color.ink};

  @media (min-width: ${theme.from.medium}) {
    padding-block-start: ${theme.space.xl};
  }

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: minmax(0, ${theme.width.form}) minmax(0, 1fr);
  }
`;

export const Wizard = styled.div`
  min-inline-size: 0;
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
