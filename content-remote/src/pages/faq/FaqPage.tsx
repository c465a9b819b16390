import { theme } from '@incasso/frontend/brand/theme';
import { Split } from '@incasso/frontend/layout/Stack';
import { Container, SectionTitle, SubTitle } from '@incasso/frontend/ui/Section';
import { TextLink } from '@incasso/frontend/ui/siteLinks';
import { routes } from '@incasso/contract/routes';
import styled from 'styled-components';
import { Accordion } from '../../accordion/Accordion';
import { Anchors } from '../../blocks/Anchors';
import { CallToAction } from '../../blocks/CallToAction';
import { Note } from '../../blocks/Note';
import { OpeningFacts } from '../../blocks/OpeningFacts';
import { PageOpening } from '../../blocks/PageOpening';
import { faqCallToAction, faqClosing, faqHero, faqTopics } from './faq.content';
import { InterestRates } from './InterestRates';

const blocks = { 'welke-interesten-en-schadevergoeding-kan-ik-vragen': <InterestRates /> };

/** All questions by topic. One answer is open at a time on the whole page. */
export function FaqPage() {
  return (
    <>
      <PageOpening title={faqHero.title} lead={faqHero.lead}>
        <OpeningFacts facts={faqHero.facts} />
      </PageOpening>
      <Container>
        <FaqLayout>
          <Topics label={faqHero.topics} items={faqTopics.map(({ title }) => ({ id: topicId(title), title }))} />
          <div>
            {faqTopics.map(({ title, items }) => (
              <Topic key={title} aria-labelledby={topicId(title)}>
                <TopicTitle id={topicId(title)}>{title}</TopicTitle>
                <Accordion items={items} group="vragen" blocks={blocks} />
              </Topic>
            ))}
            <Ask>
              <SubTitle as="h2">{faqClosing.contactTitle}</SubTitle>
              <TextLink to={routes.contact}>{faqClosing.contactLink}</TextLink>
            </Ask>
          </div>
        </FaqLayout>
      </Container>
      <CallToAction {...faqCallToAction} />
    </>
  );
}

/** Anchor of a topic: `Bijzondere gevallen` becomes `thema-bijzondere-gevallen`. */
function topicId(title: string): string {
  return `thema-${title.toLowerCase().replaceAll(' ', '-')}`;
}

const FaqLayout = styled(Split)`
  padding-block: ${theme.space.xl} ${theme.space.section};

  @media (min-width: ${theme.from.large}) {
    padding-block-start: ${theme.space.xxl};
  }
`;

/** Sticky while their questions scroll. */
const Topics = styled(Anchors)`
  @media (min-width: ${theme.from.large}) {
    position: sticky;
    inset-block-start: calc(${theme.barHeight} + ${theme.space.xl});
    align-self: start;

    ul {
      display: grid;
      justify-items: start;
    }

    /* In browsers that support it, highlights the topic in view. */
    scroll-target-group: auto;

    a:target-current:not(:active) {
      text-decoration-color: transparent;
      background: linear-gradient(${theme.color.marker}, ${theme.color.marker}) 0 78% / 100% 0.5em no-repeat;
    }
  }
`;

const Topic = styled.section`
  & + & {
    margin-block-start: ${theme.space.xxl};
  }
`;

const TopicTitle = styled(SectionTitle)`
  margin-block-end: ${theme.space.m};
`;

const Ask = styled(Note)`
  margin-block-start: ${theme.space.xxl};
`;
