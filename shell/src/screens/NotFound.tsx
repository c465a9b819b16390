import { messages } from '@incasso/contract/messages';
import { routes } from '@incasso/contract/routes';
import { Link } from 'react-router-dom';

/** For an address that leads nowhere. */
export function NotFound() {
  return (
    <section>
      <h1>{messages.pageNotFound}</h1>
      <Link to={routes.home}>Terug naar de homepagina</Link>
    </section>
  );
}
