import type { ReactNode } from 'react';
import { PageTitle } from '@incasso/browser/ui/PageTitle';
import { RenderBoundary } from '@incasso/browser/ui/RenderBoundary';
import { Container, Lead } from '@incasso/browser/ui/Section';
import { PlainLink } from '@incasso/browser/ui/TextLink';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { messages } from '@incasso/contract/messages';
import { routes } from '@incasso/contract/routes';
import { applicationErrorText as text } from './ApplicationError.text';
import { Screen } from './Screen.styles';

/** Shows a message in place of parts that failed to render. */
export function ApplicationError({ children }: { readonly children: ReactNode }) {
  const message = (
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
  return <RenderBoundary fallback={message}>{children}</RenderBoundary>;
}
