/** Fake of the page behind a client's link. */
export const title = 'Iets toevoegen';

export function Page() {
  return <h1>Iets toevoegen</h1>;
}
