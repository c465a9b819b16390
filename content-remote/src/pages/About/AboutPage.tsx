import { pageTitles } from '../../pageTitles';

export function AboutPage() {
  return (
    <>
      <h1>{pageTitles.about}</h1>
    </>
  );
}
