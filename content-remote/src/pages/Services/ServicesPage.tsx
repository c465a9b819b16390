import { pageTitles } from '../../pageTitles';

export function ServicesPage() {
  return (
    <>
      <h1>{pageTitles.services}</h1>
    </>
  );
}
