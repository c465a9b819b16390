import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { TextLink } from '@incasso/browser/ui/TextLink';
import { routes } from '@incasso/contract/routes';
import { useId } from 'react';
import { Accordion } from '../../accordion/Accordion';
import { Split, SplitHead } from '../../blocks/Split';
import { featuredQuestions } from '../faq/featuredQuestions.content';
import { homeQuestions } from './home.content';

export function HomeQuestions() {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Split>
          <SplitHead>
            <SectionTitle id={titleId}>{homeQuestions.title}</SectionTitle>
            <TextLink to={routes.faq}>{homeQuestions.more}</TextLink>
          </SplitHead>
          <Accordion items={Object.values(featuredQuestions)} group="vragen" />
        </Split>
      </Container>
    </Section>
  );
}
