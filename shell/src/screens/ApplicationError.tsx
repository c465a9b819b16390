import { PageTitle } from '@incasso/browser/ui/PageTitle';
import { Container, Lead } from '@incasso/browser/ui/Section';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { messages } from '@incasso/contract/messages';
import { routes } from '@incasso/contract/routes';
import { applicationErrorText as text } from './ApplicationError.text';
import { Screen } from './Screen.styles';

/** Stands in place of what failed to render. */
export function ApplicationError() {
  return (
    <Container>
      <Screen role="alert">
        <PageTitle lang="en">{messages.unexpectedApplicationError}</PageTitle>
        <Lead>{text.explanation}</Lead>
        <p>
          <PlainLink href={telLink}>{firmProfile.phone.display}</PlainLink>
          {' · '}
          <PlainLink href={mailtoLink}>{firmProfile.email}</PlainLink>
        </p>
        {/* Not followed within the site: a new document starts afresh. */}
        <PlainLink href={routes.home} target="_top">
          {text.home}
        </PlainLink>
      </Screen>
    </Container>
  );
}
