/** A script of the embed. Size in bytes, brotli. */
export type WeighedScript = { readonly name: string; readonly bytes: number };

type Budget = {
  readonly name: string;
  /** In bytes, brotli. What is fetched late counts too. */
  readonly maxBytes: number;
  readonly counts: (script: WeighedScript) => boolean;
};

const isForInvoices = ({ name }: WeighedScript) => name.startsWith('invoice');

const budgets: readonly Budget[] = [
  // The reader of e-invoices has 7 kB of it, in the worker that reads documents: fetched when one is chosen.
  {
    name: 'All scripts of the embed but those for e-invoices',
    maxBytes: 92_000,
    counts: (script) => !isForInvoices(script),
  },
  { name: 'The scripts for e-invoices, which are fetched on use,', maxBytes: 10_000, counts: isForInvoices },
];

/** A sentence for each budget that the scripts exceed, the heaviest first. */
export function exceededEmbedBudgets(scripts: readonly WeighedScript[]): string[] {
  return budgets.flatMap(({ name, maxBytes, counts }) => {
    const counted = scripts.filter(counts).sort((one, other) => other.bytes - one.bytes);
    const bytes = counted.reduce((sum, script) => sum + script.bytes, 0);
    if (bytes <= maxBytes) return [];
    const weights = counted.map((script) => `${script.name} ${kilobytes(script.bytes)}`).join(', ');
    return [`${name} may weigh ${kilobytes(maxBytes)} and weigh ${kilobytes(bytes)}: ${weights}.`];
  });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
