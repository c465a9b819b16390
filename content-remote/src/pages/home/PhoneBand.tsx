import { Container, Section } from '@incasso/browser/ui/Section';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { useId } from 'react';
import { phoneBand } from './home.content';
import { Hours, Line, PhoneLink, Title } from './PhoneBand.styles';

export function PhoneBand() {
  const titleId = useId();
  const { phone } = firmProfile;
  return (
    <Section $ground="band" $isBand aria-labelledby={titleId}>
      <Container>
        <Line>
          <Title id={titleId}>{phoneBand.title}</Title>
          <Hours>{phoneBand.hours}</Hours>
          <PhoneLink href={telLink}>{phone.display}</PhoneLink>
        </Line>
      </Container>
    </Section>
  );
}
