import { ButtonLink } from '@incasso/browser/ui/ButtonLink';
import { MarkedText } from '@incasso/browser/ui/MarkedText';
import { Container, Lead } from '@incasso/browser/ui/Section';
import { routes } from '@incasso/contract/routes';
import type { CallToActionText } from '../content/contentTypes';
import { Actions, Band, BandLayout, Title } from './CallToAction.styles';

type CallToActionProps = CallToActionText & {
  /** Default `marker`; `ink` where the band above is on the marker. */
  readonly ground?: 'marker' | 'ink';
};

/** The band that closes a page and leads to the intake. */
export function CallToAction({ title, text, start, contact, ground = 'marker' }: CallToActionProps) {
  const on = ground === 'ink' ? 'ink' : 'paper';
  return (
    <Band $ground={ground}>
      <Container>
        <BandLayout>
          <Title>
            <MarkedText>{title}</MarkedText>
          </Title>
          <Lead>{text}</Lead>
          <Actions>
            <ButtonLink to={routes.start} $on={on}>
              {start}
            </ButtonLink>
            {contact !== undefined && (
              <ButtonLink to={routes.contact} $on={on} $kind="secondary">
                {contact}
              </ButtonLink>
            )}
          </Actions>
        </BandLayout>
      </Container>
    </Band>
  );
}
