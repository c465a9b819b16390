import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { OpeningFacts, type OpeningFact } from '../../blocks/OpeningFacts';
import { Split } from '../../blocks/Split';

type CredentialsProps = { readonly title: string; readonly facts: readonly OpeningFact[] };

/** Facts that the law requires a law firm to publish, which visitors can check. */
export function Credentials({ title, facts }: CredentialsProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Split>
          <SectionTitle id={titleId}>{title}</SectionTitle>
          <OpeningFacts facts={facts} />
        </Split>
      </Container>
    </Section>
  );
}
