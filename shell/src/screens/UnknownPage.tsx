import { useLoaderData } from 'react-router-dom';
import { NotFound } from './NotFound';
import { RedirectToFile } from './RedirectToFile';

/** For an address without page: a former one of a file leads on, any other leads nowhere. */
export function UnknownPage() {
  const file = useLoaderData<string | null>();

  return file === null ? <NotFound /> : <RedirectToFile file={file} />;
}
