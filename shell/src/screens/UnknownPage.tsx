import { ButtonLink } from '@incasso/frontend/ui/siteLinks';
import { RuledList } from '@incasso/frontend/layout/RuledList';
import { Link, useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { Container, Lead, PageHeading } from '@incasso/frontend/ui/Section';
import { homeLink, navigationItems, routes } from '@incasso/contract/routes';
import { useEffect } from 'react';
import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import { screenMessages } from '@incasso/contract/messages';
import { Screen } from './Screen';
import { notFoundText as text } from './screens.text';

/** Opens the file if the path is a former one of a file, else shows the not-found page. */
export function UnknownPage() {
  const file = useLoaderData<string | null>();

  return file === null ? <NotFound /> : <RedirectToFile file={file} />;
}

/** Opens a file whose URL replaces that of a former page. */
function RedirectToFile({ file }: { readonly file: string }) {
  useEffect(() => location.replace(file), [file]);

  return (
    <Container>
      <Screen>
        <PageHeading lang="en">{screenMessages.redirectingToFile}</PageHeading>
        <PlainLink href={file}>{file.split('/').at(-1)}</PlainLink>
      </Screen>
    </Container>
  );
}

function NotFound() {
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
