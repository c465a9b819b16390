import { ButtonLink } from '@incasso/frontend/ui/ButtonLink';
import { RuledList } from '@incasso/frontend/layout/RuledList';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { Container, Lead, PageHeading } from '@incasso/frontend/ui/Section';
import { homeLink, navigationItems, routes } from '@incasso/contract/routes';
import { notFoundText as text } from './NotFound.text';
import { Screen } from './Screen';

export function NotFound() {
  return (
    <Container>
      <Screen>
        <PageHeading lang="en">{text.heading}</PageHeading>
        <Lead>{text.explanation}</Lead>
        <ButtonLink to={homeLink.address}>{homeLink.name}</ButtonLink>
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

const Ledger = styled(RuledList)`
  margin-block-start: ${theme.space.l};

  a {
    display: flex;
    justify-content: space-between;
    padding-block: ${theme.space.m};
    text-decoration: none;
  }

  a::after {
    content: '→' / '';
  }

  @media (hover: hover) {
    a:hover {
      background: ${theme.color.marker};
      box-shadow:
        -0.5rem 0 ${theme.color.marker},
        0.5rem 0 ${theme.color.marker};
    }
  }
`;
