import { Container, Section, SectionTitle } from '@incasso/contract/browser/ui/Section';
import { TextLink } from '@incasso/contract/browser/ui/TextLink';
import { routes } from '@incasso/contract/routes';
import { useId } from 'react';
import { Accordion } from '../../accordion/Accordion';
import { featuredQuestions } from '../Faq/featuredQuestions.content';
import { homeQuestions } from './home.content';
import { Columns, Head } from './HomeQuestions.styles';

/** The four questions that are asked most. */
export function HomeQuestions() {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <Columns>
          <Head>
            <SectionTitle id={titleId}>{homeQuestions.title}</SectionTitle>
            <TextLink to={routes.faq}>{homeQuestions.more}</TextLink>
          </Head>
          <Accordion items={Object.values(featuredQuestions)} group="vragen" />
        </Columns>
      </Container>
    </Section>
  );
}
