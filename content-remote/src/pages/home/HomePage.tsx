import { CallToAction } from '../../blocks/CallToAction';
import { CostSummary } from './CostSummary';
import { Features } from './Features';
import { Hero } from './Hero';
import { features, homeCallToAction, statistics, testimonials } from './home.content';
import { HomeQuestions } from './HomeQuestions';
import { PhoneBand } from './PhoneBand';
import { Statistics } from './Statistics';
import { TeamPicture } from './TeamPicture';
import { Testimonials } from './Testimonials';

export function HomePage() {
  return (
    <>
      <Hero />
      <Features {...features} />
      <CostSummary />
      <Statistics {...statistics} />
      <TeamPicture />
      <Testimonials {...testimonials} />
      <PhoneBand />
      <CallToAction {...homeCallToAction} />
      <HomeQuestions />
    </>
  );
}
