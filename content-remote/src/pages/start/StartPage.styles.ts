import { theme } from '@incasso/browser/brand/theme';
import { visuallyHidden } from '@incasso/browser/forms/Field.styles';
import { fingerRoom } from '@incasso/browser/ui/fingerRoom';
import { openOnPaper } from '@incasso/browser/ui/openOnPaper';
import styled from 'styled-components';
import { Note } from '../../blocks/Note';

export const PageBackground = styled.div`
  padding-block: ${theme.space.s} ${theme.space.section};

  @media (min-width: ${theme.from.medium}) {
    padding-block-start: ${theme.space.xl};
  }
`;

/** On a phone the back link is beside the title, to keep the form high on the screen. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.xs} ${theme.space.s};
  padding-block-end: ${theme.space.s};

  > h1 {
    font-size: ${theme.size.h3};
  }

  @media not (min-width: ${theme.from.medium}) {
    /* The link spans three rows, to be a touch target of full height. */
    > a {
      grid-row: span 3;
    }

    > p {
      font-size: ${theme.size.small};
    }

    > a > span + span {
      ${visuallyHidden}
    }
  }

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
    justify-items: start;
    padding-block-end: ${theme.space.xl};

    > h1 {
      font-size: ${theme.size.h2};
    }
  }

  /* On paper the confirmation begins with its own heading. */
  @media print {
    &:not(:has(~ * form)) {
      display: none;
    }
  }
`;

/** Collapsed by default, to keep the form high on the screen. */
export const Conditions = styled.details`
  ${openOnPaper}
  inline-size: 100%;
  font-size: ${theme.size.small};

  > summary {
    ${fingerRoom}
    /* The enlarged touch target must be above the content that follows. */
    position: relative;
    inline-size: fit-content;
    line-height: 1.3;
    font-weight: 650;
    cursor: pointer;
  }

  ul {
    margin: ${theme.space.xs} 0 0;
    padding-inline-start: 1.25em;
  }

  p {
    margin-block: ${theme.space.s};
  }
`;

export const StartLayout = styled.div`
  display: grid;
  gap: ${theme.space.xxl} clamp(3rem, 6vw, 7rem);

  @media (min-width: ${theme.from.medium}) {
    padding-block-start: ${theme.space.xl};
    border-block-start: 2px solid ${theme.color.ink};
  }

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: minmax(0, ${theme.width.form}) minmax(0, 1fr);
  }
`;

export const Wizard = styled.div`
  min-inline-size: 0;
`;

export const Help = styled(Note)`
  align-self: start;
  font-variant-numeric: tabular-nums;

  p {
    font-size: ${theme.size.small};
    color: ${theme.color.inkSoft};
  }
`;
