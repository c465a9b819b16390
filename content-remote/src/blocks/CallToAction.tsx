import { theme } from '@incasso/browser/brand/theme';
import { ButtonLink } from '@incasso/browser/ui/ButtonLink';
import { MarkedText } from '@incasso/browser/ui/MarkedText';
import { Container, Lead, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { routes } from '@incasso/contract/routes';
import styled from 'styled-components';
import type { CallToActionText } from '../content/contentTypes';

export function CallToAction({ title, text, start, contact }: CallToActionText) {
  return (
    <Band $ground="marker" $isBand>
      <Container>
        <BandLayout>
          <Title>
            <MarkedText>{title}</MarkedText>
          </Title>
          <Lead>{text}</Lead>
          <Actions>
            <ButtonLink to={routes.start}>{start}</ButtonLink>
            {contact !== undefined && (
              <ButtonLink to={routes.contact} $kind="secondary">
                {contact}
              </ButtonLink>
            )}
          </Actions>
        </BandLayout>
      </Container>
    </Band>
  );
}

const Band = styled(Section)`
  --mark: ${theme.color.paper};

  @media print {
    display: none;
  }
`;

const BandLayout = styled.div`
  display: grid;
  gap: ${theme.space.l};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: 7fr 5fr;
    gap: ${theme.space.l} ${theme.space.xxl};
    align-items: end;

    > :first-child {
      grid-row: 1 / 3;
      align-self: center;
    }
  }
`;

const Title = styled(SectionTitle)`
  max-inline-size: 8.77em;
  font-size: ${theme.size.h1};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.m};
`;
