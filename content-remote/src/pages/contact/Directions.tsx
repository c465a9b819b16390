import { Container, SectionTitle } from '@incasso/browser/ui/Section';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { useId } from 'react';
import places from '#pictures/places';
import { Art } from '../../art/Art';
import { Split, SplitHead } from '../../blocks/Split';
import { directions } from './contact.content';
import { DirectionsSection, RiverBand, DirectionList } from './Directions.styles';

export function Directions() {
  const titleId = useId();
  return (
    <DirectionsSection $ground="band" aria-labelledby={titleId}>
      <Container>
        <Split>
          <SplitHead>
            <SectionTitle id={titleId}>{directions.title}</SectionTitle>
            <PlainLink href={directions.routeUrl}>{directions.route}</PlainLink>
          </SplitHead>
          <DirectionList>
            {directions.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </DirectionList>
        </Split>
        <RiverBand $flows={places.leie.srcSet === undefined}>
          <Art picture={places.leie} alt={directions.art} sizes="min(100vw, 76rem)" />
        </RiverBand>
      </Container>
    </DirectionsSection>
  );
}
