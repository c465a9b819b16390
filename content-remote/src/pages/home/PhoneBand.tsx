import { theme } from '@incasso/frontend/brand/theme';
import { Split } from '@incasso/frontend/layout/Stack';
import { Container, Section } from '@incasso/frontend/ui/Section';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { useId } from 'react';
import styled from 'styled-components';
import { phoneBand } from './home.content';

export function PhoneBand() {
  const titleId = useId();
  const { phone } = firmProfile;
  return (
    <Section $ground="band" $isBand aria-labelledby={titleId}>
      <Container>
        <Line $of="1fr auto" $gap="xs" $wideGap="xs xxl">
          <Title id={titleId}>{phoneBand.title}</Title>
          <Hours>{phoneBand.hours}</Hours>
          <PhoneLink href={telLink}>{phone.display}</PhoneLink>
        </Line>
      </Container>
    </Section>
  );
}

const Line = styled(Split)`
  @media (min-width: ${theme.from.large}) {
    grid-template-rows: 1fr auto;

    > a {
      grid-area: 1 / 2 / 3;
    }
  }
`;

const Title = styled.h2`
  align-self: end;
  font: inherit;
  font-size: ${theme.size.lead};
  font-weight: 600;
`;

const PhoneLink = styled.a`
  justify-self: start;
  color: inherit;
  font-family: ${theme.font.heading};
  font-size: min(clamp(2.25rem, 1.4rem + 4vw, 5.5rem), 13vw);
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.05;
  letter-spacing: -0.035em;
  /* Very large text must be able to wrap the number. */
  white-space: normal;
  text-decoration: none;
  border-block-end: 0.04em solid currentColor;

  @media (hover: hover) {
    &:hover {
      border-block-end-color: transparent;
    }
  }

  &:focus-visible {
    outline: 3px solid ${theme.color.ink};
    outline-offset: 0.08em;
  }
`;

const Hours = styled.p`
  font-variant-numeric: tabular-nums;
`;
