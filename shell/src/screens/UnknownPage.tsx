import { useLoaderData } from 'react-router-dom';
import { NotFound } from './NotFound';
import { RedirectToFile } from './RedirectToFile';

/** Opens the file if the path is a former one of a file, else shows the not-found page. */
export function UnknownPage() {
  const file = useLoaderData<string | null>();

  return file === null ? <NotFound /> : <RedirectToFile file={file} />;
}
