import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../brand/theme';
import { visuallyHidden } from '../forms/Field.styles';
import { afterFirstStep } from '../host/wizardStage';
import { Container, PageHeading } from './Section';

type FormPageProps = {
  /** A link before the title. Default: none. */
  readonly back?: ReactNode;
  readonly title: string;
  /** Default: none. */
  readonly lead?: string | undefined;
  readonly form: ReactNode;
  /** What helps with the form: beside it where there is room, otherwise below. */
  readonly aside: ReactNode;
};

/** A page that is there for its form: its head is one row, to keep the first field high on the screen. */
export function FormPage({ back, title, lead, form, aside }: FormPageProps) {
  return (
    <Grid>
      <Head>
        {back}
        <PageHeading>{title}</PageHeading>
        {lead !== undefined && <Lead>{lead}</Lead>}
      </Head>
      <Form>{form}</Form>
      <Aside>{aside}</Aside>
    </Grid>
  );
}

const columnGap = 'clamp(3rem, 6vw, 7rem)';

const Form = styled.div`
  min-inline-size: 0;

  @media (min-width: ${theme.from.large}) {
    grid-area: 2 / 1;
    padding-block-start: ${theme.space.l};
  }
`;

const Grid = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: ${theme.space.section};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: minmax(0, ${theme.width.form}) minmax(0, 1fr);
    padding-block-start: ${theme.space.l};
  }

  /* Only the confirmation is printed. */
  @media print {
    &:not(:has(form)) > :not(${Form}) {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  padding-block-end: ${theme.space.s};

  > h1 {
    font-size: ${theme.size.h3};
  }

  > p,
  > h1:first-child {
    grid-column: 1 / -1;
  }

  @media not all and (min-width: ${theme.from.medium}) {
    ${afterFirstStep} & {
      padding: ${theme.space.m} 0 0;

      > h1 {
        ${visuallyHidden}
      }

      > a {
        display: none;
      }
    }
  }

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${columnGap};
    padding-block-end: ${theme.space.m};

    > a {
      grid-column: 1 / -1;
      justify-self: start;
    }

    > p {
      grid-column: auto;
      align-self: end;
    }
  }

  @media (min-width: ${theme.from.large}) {
    grid-column: 1 / -1;
    border-block-end: 2px solid ${theme.color.ink};

    > h1 {
      font-size: 2rem;
    }
  }
`;

const Lead = styled.p`
  ${afterFirstStep} & {
    display: none;
  }

  @media not all and (min-width: ${theme.from.medium}) {
    font-size: ${theme.size.small};
    line-height: 1.3;
  }
`;

const Aside = styled.aside`
  > * {
    margin-block-start: ${theme.space.m};
  }

  @media (min-width: ${theme.from.large}) {
    position: sticky;
    inset-block-start: ${theme.barHeight};
    grid-area: 2 / 2;
    align-self: start;
    padding-inline-start: ${columnGap};

    > * {
      margin-block-start: ${theme.space.l};
    }
  }
`;
