import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Container, PageHeading } from '@incasso/frontend/ui/Section';
import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import { screenMessages } from '@incasso/contract/messages';
import { NotFound } from './NotFound';
import { Screen } from './Screen';

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
