/** A script of the embed. Size in bytes, brotli. */
export type WeighedScript = { readonly name: string; readonly bytes: number };

/** The most that all JavaScript of the embed may weigh, what is fetched late included. In bytes, brotli. */
const maxBytes = 85_000;

/** A sentence when the scripts exceed the budget, the heaviest first; `undefined` when they do not. */
export function exceededEmbedBudget(scripts: readonly WeighedScript[]): string | undefined {
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  if (bytes <= maxBytes) return undefined;
  const list = [...scripts].sort((one, other) => other.bytes - one.bytes);
  const weights = list.map((script) => `${script.name} ${kilobytes(script.bytes)}`).join(', ');
  return `All scripts of the embed may weigh ${kilobytes(maxBytes)} and weigh ${kilobytes(bytes)}: ${weights}.`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
