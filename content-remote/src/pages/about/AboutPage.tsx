import { MarkedText } from '@incasso/browser/ui/MarkedText';
import { PageHeading } from '@incasso/browser/ui/PageHeading';
import { Container } from '@incasso/browser/ui/Section';
import places from '#pictures/places';
import { CallToAction } from '../../blocks/CallToAction';
import {
  aboutCallToAction,
  aboutHero,
  credentials,
  differentiators,
  missionAndVision,
  story,
  team,
  values,
} from './about.content';
import { Opening, OpeningText, Tagline, TeamPhoto } from './AboutPage.styles';
import { Credentials } from './Credentials';
import { Differentiators } from './Differentiators';
import { MissionAndVision } from './MissionAndVision';
import { Story } from './Story';
import { TeamGrid } from './TeamGrid';
import { Values } from './Values';

export function AboutPage() {
  return (
    <>
      <Container>
        <Opening>
          <OpeningText>
            <PageHeading>{aboutHero.title}</PageHeading>
            <Tagline>
              <MarkedText>{aboutHero.tagline}</MarkedText>
            </Tagline>
          </OpeningText>
          <TeamPhoto picture={places.team} alt={aboutHero.art} sizes="(min-width: 64rem) 36rem, 100vw" isFirst />
        </Opening>
      </Container>
      <Story {...story} />
      <TeamGrid {...team} />
      <Credentials {...credentials} />
      <MissionAndVision items={missionAndVision} />
      <Values {...values} />
      <Differentiators {...differentiators} />
      <CallToAction {...aboutCallToAction} />
    </>
  );
}
