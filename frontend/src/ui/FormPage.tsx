import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../brand/theme';
import { Container, PageHeading } from './Section';
import { fingerHeight } from './fingerRoom';

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
      </Head>
      <Form>{form}</Form>
      {lead !== undefined && <Lead>{lead}</Lead>}
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

  /* On paper a confirmation stands alone. */
  @media print {
    &:not(:has(form)) > :not(${Form}) {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${fingerHeight};

  > h1 {
    font-size: ${theme.size.h3};
  }

  @media (min-width: ${theme.from.medium}) {
    flex-wrap: wrap;
    padding-block-end: ${theme.space.s};

    > h1 {
      flex-basis: 100%;
    }
  }

  @media (min-width: ${theme.from.large}) {
    padding-block-end: ${theme.space.m};
    border-block-end: 2px solid ${theme.color.ink};

    > h1 {
      font-size: 2rem;
    }
  }
`;

const Lead = styled.p`
  margin-block-start: ${theme.space.xl};
  padding-block-start: ${theme.space.l};
  border-block-start: 1px solid ${theme.color.rule};

  @media (min-width: ${theme.from.large}) {
    display: grid;
    grid-area: 1 / 2;
    align-content: end;
    margin-block-start: 0;
    padding: 0 0 ${theme.space.m} ${columnGap};
    border-block-start: 0;
    border-block-end: 2px solid ${theme.color.ink};
    text-wrap: balance;
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
