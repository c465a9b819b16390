import { theme } from '@incasso/frontend/brand/theme';
import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import styled from 'styled-components';
import places from '#pictures/places';
import { Art } from '../../art/Art';
import { artSizes, quayHeight } from '../../art/artSizes';
import { TitledColumns } from '../../blocks/Columns';
import { SplitSection } from '../../blocks/TitledSection';
import { directions } from './contact.content';

export function Directions() {
  return (
    <RiverSection
      $ground="band"
      title={directions.title}
      head={<PlainLink href={directions.routeUrl}>{directions.route}</PlainLink>}
      foot={
        <RiverBand $flows={places.leie.srcSet === undefined}>
          <Art picture={places.leie} alt={directions.art} sizes="min(100vw, 76rem)" />
        </RiverBand>
      }
    >
      <TitledColumns count={3} items={directions.items} />
    </RiverSection>
  );
}

const RiverSection = styled(SplitSection)`
  overflow: clip;
  padding-block-end: 0;
`;

/** Extends the drawn river on both sides of its picture, from the quay down to the footer. */
const RiverBand = styled.div<{ $flows: boolean }>`
  position: relative;
  isolation: isolate;
  margin-block-start: ${theme.space.xl};

  &::before {
    content: ${({ $flows }) => ($flows ? "''" : 'none')};
    position: absolute;
    z-index: -1;
    inset-inline: -100vw;
    inset-block: calc(${quayHeight} / ${artSizes.leie.height} * 100% - 1px) 0;
    border-block-start: 2px solid ${theme.color.ink};
    background: ${theme.color.paper};
  }

  img {
    inline-size: 100%;
    block-size: auto;
  }

  /* Gives a photo the height of the drawing that it replaces. */
  @media (min-width: ${theme.from.large}) {
    img[srcset] {
      aspect-ratio: ${artSizes.leie.width} / ${artSizes.leie.height};
      object-fit: cover;
    }
  }
`;
