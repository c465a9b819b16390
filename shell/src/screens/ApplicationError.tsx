import { Container, Lead, PageHeading } from '@incasso/frontend/ui/Section';
import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import { screenMessages } from '@incasso/contract/messages';
import { homeLink } from '@incasso/contract/routes';
import { ContactLinks } from './ContactLinks';
import { Screen } from './Screen';
import { applicationErrorText as text } from './screens.text';

export function ApplicationError() {
  return (
    <Container>
      <Screen role="alert">
        <PageHeading lang="en">{screenMessages.unexpectedApplicationError}</PageHeading>
        <Lead>{text.explanation}</Lead>
        <p>
          <ContactLinks />
        </p>
        {/* `target` makes the browser load a new document, which starts with a clean state. */}
        <PlainLink href={homeLink.address} target="_top">
          {homeLink.name}
        </PlainLink>
      </Screen>
    </Container>
  );
}
