/** Stands for the remote `intake`. */
export function Wizard() {
  return <p>De wizard</p>;
}
