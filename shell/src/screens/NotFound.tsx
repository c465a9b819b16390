import { ButtonLink } from '@incasso/browser/ui/ButtonLink';
import { Link } from 'react-router-dom';
import { PageHeading } from '@incasso/browser/ui/PageHeading';
import { Container, Lead } from '@incasso/browser/ui/Section';
import { navigationItems, routes } from '@incasso/contract/routes';
import { notFoundText as text } from './NotFound.text';
import { Ledger } from './NotFound.styles';
import { Screen } from './Screen.styles';

export function NotFound() {
  return (
    <Container>
      <Screen>
        <PageHeading lang="en">{text.heading}</PageHeading>
        <Lead>{text.explanation}</Lead>
        <ButtonLink to={routes.home}>{text.home}</ButtonLink>
        <Ledger>
          {navigationItems
            .filter(({ path }) => path !== routes.home)
            .map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
        </Ledger>
      </Screen>
    </Container>
  );
}
