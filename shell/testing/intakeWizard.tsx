/** Fake of the remote `intake`. */
export function Wizard() {
  return <p>De wizard</p>;
}
