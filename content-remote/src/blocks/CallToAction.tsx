import { theme } from '@incasso/frontend/brand/theme';
import { screenOnly } from '@incasso/frontend/layout/screenOnly';
import { Row, Split } from '@incasso/frontend/layout/Stack';
import { ButtonLink } from '@incasso/frontend/ui/siteLinks';
import { MarkedText } from '@incasso/frontend/ui/MarkedText';
import { Container, Lead, Section, SectionTitle } from '@incasso/frontend/ui/Section';
import { routes } from '@incasso/contract/routes';
import styled from 'styled-components';
import type { CallToActionText } from '../content/contentTypes';

export function CallToAction({ title, text, start, contact }: CallToActionText) {
  return (
    <Band $ground="marker" $isBand>
      <Container>
        <Layout $of="7fr 5fr" $gap="l" $wideGap="l xxl">
          <Title>
            <MarkedText>{title}</MarkedText>
          </Title>
          {text !== undefined && <Lead>{text}</Lead>}
          <Row>
            <ButtonLink to={routes.start}>{start}</ButtonLink>
            {contact !== undefined && (
              <ButtonLink to={routes.contact} $kind="secondary">
                {contact}
              </ButtonLink>
            )}
          </Row>
        </Layout>
      </Container>
    </Band>
  );
}

const Band = styled(Section)`
  --mark: ${theme.color.paper};
  ${screenOnly}
`;

const Layout = styled(Split)`
  @media (min-width: ${theme.from.large}) {
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
