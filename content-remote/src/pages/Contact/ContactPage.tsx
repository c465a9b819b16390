import { pageTitles } from '../../pageTitles';

export function ContactPage() {
  return (
    <>
      <h1>{pageTitles.contact}</h1>
    </>
  );
}
