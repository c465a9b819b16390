import { Container, Section } from '@incasso/browser/ui/Section';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { useId } from 'react';
import { phoneBand } from './home.content';
import { Hours, Line, PhoneLink, Title } from './PhoneBand.styles';

/** The phone number, as large as it goes. */
export function PhoneBand() {
  const titleId = useId();
  const { phone } = firmProfile;
  return (
    <Section $ground="marker" aria-labelledby={titleId}>
      <Container>
        <Line>
          <Title id={titleId}>{phoneBand.title}</Title>
          <PhoneLink href={telLink}>{phone.display}</PhoneLink>
          <Hours>{phoneBand.hours}</Hours>
        </Line>
      </Container>
    </Section>
  );
}
