import { ButtonLink } from '@incasso/contract/browser/ui/ButtonLink';
import { MarkedText } from '@incasso/contract/browser/ui/MarkedText';
import { Container, Lead } from '@incasso/contract/browser/ui/Section';
import { routes } from '@incasso/contract/routes';
import type { CallToActionText } from '../content/CallToActionText';
import { Actions, Band, Columns, Title } from './CallToAction.styles';

/** The band that closes a page and leads to the intake. */
export function CallToAction({ title, text, start, contact }: CallToActionText) {
  return (
    <Band $ground="ink">
      <Container>
        <Columns>
          <Title>
            <MarkedText>{title}</MarkedText>
          </Title>
          <Lead>{text}</Lead>
          <Actions>
            <ButtonLink to={routes.start} $on="ink">
              {start}
            </ButtonLink>
            {contact !== undefined && (
              <ButtonLink to={routes.contact} $on="ink" $kind="secondary">
                {contact}
              </ButtonLink>
            )}
          </Actions>
        </Columns>
      </Container>
    </Band>
  );
}
