import { theme } from '@incasso/frontend/brand/theme';
import { Split, Stack } from '@incasso/frontend/layout/Stack';
import { Container, Section, SectionTitle, type SectionLook } from '@incasso/frontend/ui/Section';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

type TitledSectionProps = SectionLook & {
  readonly className?: string;
  readonly title: string;
  /** Anchor of the title. */
  readonly id?: string;
  readonly children: ReactNode;
};

export function TitledSection({ title, id, children, ...look }: TitledSectionProps) {
  const ownId = useId();
  return (
    <Section {...look} aria-labelledby={id ?? ownId}>
      <Container>
        <Parts>
          <SectionTitle id={id ?? ownId}>{title}</SectionTitle>
          {children}
        </Parts>
      </Container>
    </Section>
  );
}

type SplitSectionProps = Omit<TitledSectionProps, 'id'> & {
  /** Below the title, in the narrow column. */
  readonly head?: ReactNode;
  /** Below both columns. */
  readonly foot?: ReactNode;
};

/** A part of a page with its title in the narrow column and its content in the wide one. */
export function SplitSection({ title, head, foot, children, ...look }: SplitSectionProps) {
  const titleId = useId();
  return (
    <Section {...look} aria-labelledby={titleId}>
      <Container>
        <Split>
          <Stack $isNarrow>
            <SectionTitle id={titleId}>{title}</SectionTitle>
            {head}
          </Stack>
          {children}
        </Split>
        {foot}
      </Container>
    </Section>
  );
}

const Parts = styled(Stack)`
  gap: clamp(${theme.space.l}, 1rem + 2vw, ${theme.space.xl});

  /* Browsers split grids over pages, and separate titles from their text. */
  @media print {
    display: block;

    && > * + * {
      margin-block-start: ${theme.space.l};
    }
  }
`;
