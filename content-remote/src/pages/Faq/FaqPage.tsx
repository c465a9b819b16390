import { pageTitles } from '../../pageTitles';

export function FaqPage() {
  return (
    <>
      <h1>{pageTitles.faq}</h1>
    </>
  );
}
