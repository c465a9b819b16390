import { theme } from '@incasso/browser/brand/theme';
import { Container, Lead, Section, SectionTitle, type SectionLook } from '@incasso/browser/ui/Section';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Split, SplitHead } from './Split';

type TitledSectionProps = SectionLook & {
  readonly title: string;
  /** Anchor of the title. */
  readonly id?: string;
  readonly lead?: string;
  readonly children: ReactNode;
};

/** A part of a page that its title names. */
export function TitledSection({ title, id, lead, children, ...look }: TitledSectionProps) {
  const ownId = useId();
  return (
    <Section {...look} aria-labelledby={id ?? ownId}>
      <Container>
        <Stack>
          <SplitHead>
            <SectionTitle id={id ?? ownId}>{title}</SectionTitle>
            {lead !== undefined && <Lead>{lead}</Lead>}
          </SplitHead>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}

type SplitSectionProps = Omit<TitledSectionProps, 'id' | 'lead'> & {
  /** Below the title, in the narrow column. */
  readonly head?: ReactNode;
};

/** A part of a page with its title in the narrow column and its content in the wide one. */
export function SplitSection({ title, head, children, ...look }: SplitSectionProps) {
  const titleId = useId();
  return (
    <Section {...look} aria-labelledby={titleId}>
      <Container>
        <Split>
          <SplitHead>
            <SectionTitle id={titleId}>{title}</SectionTitle>
            {head}
          </SplitHead>
          {children}
        </Split>
      </Container>
    </Section>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${theme.space.l}, 1rem + 2vw, ${theme.space.xl});
`;
