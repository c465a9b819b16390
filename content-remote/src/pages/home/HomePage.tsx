import { TextLink } from '@incasso/frontend/ui/siteLinks';
import { Row } from '@incasso/frontend/layout/Stack';
import { costsLink, routes, stepsLink } from '@incasso/contract/routes';
import { Accordion } from '../../accordion/Accordion';
import { CallToAction } from '../../blocks/CallToAction';
import { OpeningFacts } from '../../blocks/OpeningFacts';
import { SplitSection } from '../../blocks/TitledSection';
import { costSummary, features, homeCallToAction, homeQuestions, statistics, testimonials } from './home.content';
import { featuredQuestions } from '../faq/featuredQuestions.content';
import { Features } from './Features';
import { Hero } from './Hero';
import { PhoneBand } from './PhoneBand';
import { Statistics } from './Statistics';
import { TeamPicture } from './TeamPicture';
import { Testimonials } from './Testimonials';

export function HomePage() {
  return (
    <>
      <Hero />
      <SplitSection
        title={costSummary.title}
        head={
          <Row $gap="s l">
            <TextLink to={costsLink.address}>{costSummary.more}</TextLink>
            <TextLink to={stepsLink.address}>{stepsLink.name}</TextLink>
          </Row>
        }
      >
        <OpeningFacts facts={costSummary.items} />
      </SplitSection>
      <Features {...features} />
      <Statistics {...statistics} />
      <TeamPicture />
      <Testimonials {...testimonials} />
      <PhoneBand />
      <CallToAction {...homeCallToAction} />
      <SplitSection title={homeQuestions.title} head={<TextLink to={routes.faq}>{homeQuestions.more}</TextLink>}>
        <Accordion items={Object.values(featuredQuestions)} group="vragen" />
      </SplitSection>
    </>
  );
}
