import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { Split, SplitHead } from '../../blocks/Split';
import { YearsInBusiness, Text } from './Story.styles';

type StoryProps = {
  readonly title: string;
  readonly since: { readonly figure: string; readonly unit: string };
  readonly paragraphs: readonly string[];
};

export function Story({ title, since, paragraphs }: StoryProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Split>
          <SplitHead>
            <SectionTitle id={titleId}>{title}</SectionTitle>
            <YearsInBusiness>
              <strong>{since.figure}</strong> {since.unit}
            </YearsInBusiness>
          </SplitHead>
          <Text>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Text>
        </Split>
      </Container>
    </Section>
  );
}
