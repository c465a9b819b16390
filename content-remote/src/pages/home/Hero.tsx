import { MarkedText } from '@incasso/frontend/ui/MarkedText';
import { Container, Lead, PageHeading } from '@incasso/frontend/ui/Section';
import places from '#pictures/places';
import { Art } from '../../art/Art';
import { Desk, HeroSection, Promises, HeroText } from './Hero.styles';
import { HeroForm } from './HeroForm';
import { homeHero } from './home.content';

export function Hero() {
  return (
    <HeroSection>
      <Container>
        <HeroText>
          <PageHeading>
            <MarkedText>{homeHero.title}</MarkedText>
          </PageHeading>
          <Lead>{homeHero.lead}</Lead>
          <Promises as="ul">
            {homeHero.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </Promises>
        </HeroText>
        <HeroForm />
        <Desk>
          <Art picture={places.desk} alt={homeHero.art} sizes="(min-width: 64rem) 55vw, 100vw" isFirst />
        </Desk>
      </Container>
    </HeroSection>
  );
}
