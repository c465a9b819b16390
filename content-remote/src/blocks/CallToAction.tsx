import { ButtonLink } from '@incasso/browser/ui/ButtonLink';
import { MarkedText } from '@incasso/browser/ui/MarkedText';
import { Container, Lead } from '@incasso/browser/ui/Section';
import { routes } from '@incasso/contract/routes';
import type { CallToActionText } from '../content/contentTypes';
import { Actions, Band, BandLayout, Title } from './CallToAction.styles';

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
