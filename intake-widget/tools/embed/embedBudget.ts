/** A script of the embed. Size in bytes, brotli. */
export type WeighedScript = { readonly name: string; readonly bytes: number };

type Budget = {
  readonly name: string;
  /** In bytes, brotli. What is fetched late counts too. */
  readonly maxBytes: number;
  readonly counts: (script: WeighedScript) => boolean;
};

const isForDraftFiles = ({ name }: WeighedScript) => name.startsWith('draft-file');
const isForCaseLink = ({ name }: WeighedScript) => name.startsWith('case-link') || name.startsWith('qr-code');
const isForInvoices = ({ name }: WeighedScript) => name.startsWith('invoice');

const budgets: readonly Budget[] = [
  // The reader of e-invoices has 7 kB of it, in the worker that reads documents: fetched when one is chosen.
  {
    name: 'All scripts of the embed but those for e-invoices, draft files and links to cases',
    maxBytes: 92_000,
    counts: (script) => !isForInvoices(script) && !isForDraftFiles(script) && !isForCaseLink(script),
  },
  { name: 'The scripts for e-invoices, which are fetched on use,', maxBytes: 10_000, counts: isForInvoices },
  // Nearly all of it is age, in the worker that locks and opens files: fetched by who saves or opens one.
  { name: 'The scripts for draft files, which are fetched on use,', maxBytes: 48_000, counts: isForDraftFiles },
  { name: 'The scripts for links to cases, which are fetched after success,', maxBytes: 4600, counts: isForCaseLink },
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
