import { Container } from '@incasso/browser/ui/Section';
import { TextLink } from '@incasso/browser/ui/TextLink';
import { routes } from '@incasso/contract/routes';
import { Accordion } from '../../accordion/Accordion';
import { CallToAction } from '../../blocks/CallToAction';
import { OpeningFacts } from '../../blocks/OpeningFacts';
import { PageOpening } from '../../blocks/PageOpening';
import { faqCallToAction, faqClosing, faqHero, faqTopics } from './faq.content';
import { Ask, FaqLayout, Topic, Topics, TopicTitle } from './FaqPage.styles';
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
              <h2>{faqClosing.contactTitle}</h2>
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
