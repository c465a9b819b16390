import { ButtonLink } from '@incasso/contract/browser/ui/ButtonLink';
import { PageTitle } from '@incasso/contract/browser/ui/PageTitle';
import { Container, Lead } from '@incasso/contract/browser/ui/Section';
import { routes } from '@incasso/contract/routes';
import { notFoundText as text } from './NotFound.text';
import { Screen } from './Screen.styles';

/** For an address that leads nowhere. */
export function NotFound() {
  return (
    <Container>
      <Screen>
        <PageTitle>{text.heading}</PageTitle>
        <Lead>{text.explanation}</Lead>
        <ButtonLink to={routes.home}>{text.home}</ButtonLink>
      </Screen>
    </Container>
  );
}
