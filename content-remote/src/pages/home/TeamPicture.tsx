import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { useId } from 'react';
import places from '#pictures/places';
import { Art } from '../../art/Art';
import { teamPicture } from './home.content';
import { TeamLayout, Overlay, Picture } from './TeamPicture.styles';

/** A picture of the team that links to the phone number, and shows it on hover and focus. */
export function TeamPicture() {
  const titleId = useId();
  const { phone } = firmProfile;
  return (
    <Section aria-labelledby={titleId}>
      <Container>
        <TeamLayout>
          <SectionTitle id={titleId}>{teamPicture.title}</SectionTitle>
          <Picture href={telLink}>
            {/* Without alternative text, because the text below names the link. */}
            <Art picture={places.team} alt="" sizes="(min-width: 64rem) 55vw, 100vw" />
            <Overlay>
              <span>{teamPicture.call}</span>
              <strong>{phone.display}</strong>
            </Overlay>
          </Picture>
        </TeamLayout>
      </Container>
    </Section>
  );
}
