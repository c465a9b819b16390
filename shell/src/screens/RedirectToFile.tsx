import { useEffect } from 'react';
import { PageHeading } from '@incasso/browser/ui/PageHeading';
import { Container } from '@incasso/browser/ui/Section';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { screenMessages } from '@incasso/contract/messages';
import { Screen } from './Screen';

/** Opens a file whose URL replaces that of a former page. */
export function RedirectToFile({ file }: { readonly file: string }) {
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
