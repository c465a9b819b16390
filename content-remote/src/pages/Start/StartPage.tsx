import { useHostServices } from '@incasso/contract/browser/host/services';
import { pageTitles } from '../../pageTitles';

export function StartPage() {
  const { renderIntake } = useHostServices();

  return (
    <>
      <h1>{pageTitles.start}</h1>
      {renderIntake?.()}
    </>
  );
}
