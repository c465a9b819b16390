import { theme } from '@incasso/frontend/brand/theme';
import { Row } from '@incasso/frontend/layout/Stack';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import styled from 'styled-components';
import places from '#pictures/places';
import { Art } from '../../art/Art';
import { SplitSection } from '../../blocks/TitledSection';
import { teamPicture } from './home.content';

/** A picture of the team that links to the phone number, and shows it on hover and focus. */
export function TeamPicture() {
  return (
    <SplitSection title={teamPicture.title}>
      <Picture href={telLink}>
        {/* Without alternative text, because the text below names the link. */}
        <Art picture={places.team} alt="" sizes="(min-width: 64rem) 55vw, 100vw" />
        <Overlay as="span" $gap="0 l" $isSpread>
          <span>{teamPicture.call}</span>
          <strong>{firmProfile.phone.display}</strong>
        </Overlay>
      </Picture>
    </SplitSection>
  );
}

const Picture = styled.a`
  position: relative;
  display: block;
  overflow: clip;
  color: inherit;
  text-decoration: none;

  img {
    inline-size: 100%;
  }
`;

/** Slides over the bottom of the picture on hover; always shown where there is no hover. */
const Overlay = styled(Row)`
  position: absolute;
  inset: auto 0 0;
  align-items: baseline;
  padding: ${theme.space.m} ${theme.space.l};
  background: ${theme.color.marker};
  font-weight: 600;
  white-space: normal;

  strong {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h2};
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.02em;
  }

  /* On a phone it would hide the picture; on paper it would have no background. */
  @media not all and (min-width: ${theme.from.small}), print {
    position: static;
  }

  @media screen and (hover: hover) and (min-width: ${theme.from.small}) {
    transform: translateY(101%);
    transition: transform ${theme.motion.long} ${theme.motion.easing};

    a:hover > &,
    a:focus-visible > & {
      transform: none;
    }
  }
`;
