import { theme } from '@incasso/frontend/brand/theme';
import { Split, Stack } from '@incasso/frontend/layout/Stack';
import { MarkedText } from '@incasso/frontend/ui/MarkedText';
import { Container, PageHeading } from '@incasso/frontend/ui/Section';
import styled from 'styled-components';
import places from '#pictures/places';
import { Art } from '../../art/Art';
import { CallToAction } from '../../blocks/CallToAction';
import { TitledColumns } from '../../blocks/Columns';
import { Ledger } from '../../blocks/Ledger';
import { OpeningFacts } from '../../blocks/OpeningFacts';
import { SplitSection, TitledSection } from '../../blocks/TitledSection';
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
import { MissionAndVision } from './MissionAndVision';
import { Story } from './Story';
import { TeamGrid } from './TeamGrid';

export function AboutPage() {
  return (
    <>
      <Container>
        <Opening $of="1fr 1fr">
          <Stack>
            <PageHeading>{aboutHero.title}</PageHeading>
            <Tagline>
              <MarkedText>{aboutHero.tagline}</MarkedText>
            </Tagline>
          </Stack>
          <TeamPhoto picture={places.team} alt={aboutHero.art} sizes="(min-width: 64rem) 36rem, 100vw" isFirst />
        </Opening>
      </Container>
      <Story {...story} />
      <TeamGrid {...team} />
      <SplitSection title={credentials.title}>
        <OpeningFacts facts={credentials.facts} />
      </SplitSection>
      <MissionAndVision items={missionAndVision} />
      <TitledSection title={values.title}>
        <Ledger items={values.items} />
      </TitledSection>
      <SplitSection $ground="band" title={differentiators.title}>
        <TitledColumns count={2} items={differentiators.items} />
      </SplitSection>
      <CallToAction {...aboutCallToAction} />
    </>
  );
}

const Opening = styled(Split)`
  align-items: center;
  padding-block-start: clamp(3rem, 2rem + 4vw, 6rem);
`;

const Tagline = styled.p`
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h2};
  line-height: 1.25;
  letter-spacing: -0.012em;
  text-wrap: balance;
`;

const TeamPhoto = styled(Art)`
  inline-size: 100%;
`;
