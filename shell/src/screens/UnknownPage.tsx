import { useEffect } from 'react';
import { redirect, replace, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHeading } from '@incasso/browser/ui/PageHeading';
import { Container } from '@incasso/browser/ui/Section';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { findRedirect } from '@incasso/contract/redirects';
import { screenMessages } from '@incasso/contract/messages';
import { pageSources } from '../remotes/remoteSources';
import { NotFound } from './NotFound';
import { Screen } from './Screen';

/**
 * Loads a path without a page. Redirects a former path to its page, returns the file's URL for the former path of a
 * file, and `null` for any other.
 */
export function loadUnknownPage({ request }: LoaderFunctionArgs): string | Response | null {
  const { pathname, search } = new URL(request.url);
  const target = findRedirect(pathname);
  if (target === undefined) return null;
  if (!pageSources.has(target)) return target + search;
  // Replaces the history entry, because Back must not lead to the redirect again.
  return location.pathname === pathname ? replace(target + search) : redirect(target + search);
}

/** Runs during hydration too: the prerendered page says 'not found', but the URL may be a former path. */
loadUnknownPage.hydrate = true;

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
