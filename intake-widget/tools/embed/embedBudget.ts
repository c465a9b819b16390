/** A script of the embed. Size in bytes, brotli. */
export type WeighedScript = { readonly name: string; readonly bytes: number };

type Budget = {
  readonly name: string;
  /** In bytes, brotli. Includes scripts that load later. */
  readonly maxBytes: number;
  readonly counts: (script: WeighedScript) => boolean;
};

const isForCaseNotices = ({ name }: WeighedScript) => name.startsWith('case-notices') || name.startsWith('qr-code');
const invitesInvoices = ({ name }: WeighedScript) => name.startsWith('invoice-invitation');
const isForInvoices = (script: WeighedScript) => script.name.startsWith('invoice') && !invitesInvoices(script);
const isForLastStep = ({ name }: WeighedScript) => name.startsWith('last-step');
const convertsPhotos = ({ name }: WeighedScript) => name.startsWith('convert-photo');
/** Mails and zips have a separate worker, because few visitors add one. */
const unpacksFiles = ({ name }: WeighedScript) => name.startsWith('unpack-file');
const readsDocuments = ({ name }: WeighedScript) => name.startsWith('read-document');
const isForLists = ({ name }: WeighedScript) => /^(read-)?lists?\./.test(name);
const isForRefusals = ({ name }: WeighedScript) => name.startsWith('refusals');

const partsApart = [
  readsDocuments,
  unpacksFiles,
  isForLists,
  invitesInvoices,
  isForInvoices,
  isForCaseNotices,
  isForLastStep,
  convertsPhotos,
  isForRefusals,
];

const budgets: readonly Budget[] = [
  {
    name: 'All scripts of the embed but those below',
    maxBytes: 90_600,
    counts: (script) => !partsApart.some((isApart) => isApart(script)),
  },
  {
    name: 'The script that reads documents, which is fetched with the first of them,',
    maxBytes: 22_000,
    counts: readsDocuments,
  },
  {
    name: 'The script that reads mails and zips, which is fetched with the first of them,',
    maxBytes: 45_200,
    counts: unpacksFiles,
  },
  { name: 'The scripts for open-items lists, which are fetched on use,', maxBytes: 32_000, counts: isForLists },
  { name: 'The invitation to give an e-invoice, which is fetched last,', maxBytes: 1600, counts: invitesInvoices },
  { name: 'The scripts for e-invoices, which are fetched on use,', maxBytes: 11_500, counts: isForInvoices },
  {
    name: 'The scripts of the last step alone, which are fetched with the second,',
    maxBytes: 9900,
    counts: isForLastStep,
  },
  {
    name: 'The script that converts photos, which is fetched with the first of them,',
    maxBytes: 600,
    counts: convertsPhotos,
  },
  {
    name: 'The messages of refusals, which are fetched with the first of them,',
    maxBytes: 1900,
    counts: isForRefusals,
  },
  {
    name: 'The scripts for notices of cases, which are fetched while one is sent,',
    maxBytes: 6000,
    counts: isForCaseNotices,
  },
];

/** Scripts over their budget. Up to 3% over, a build only warns: a library's patch must not wait for a new limit. */
export type Excess = { readonly text: string; readonly fails: boolean };

const tolerance = 1.03;

/** The exceeded budgets, each with the largest scripts first. */
export function exceededEmbedBudgets(scripts: readonly WeighedScript[]): Excess[] {
  return budgets.flatMap(({ name, maxBytes, counts }) => {
    const counted = scripts.filter(counts).sort((one, other) => other.bytes - one.bytes);
    const bytes = counted.reduce((sum, script) => sum + script.bytes, 0);
    if (bytes <= maxBytes) return [];
    const weights = counted.map((script) => `${script.name} ${kilobytes(script.bytes)}`).join(', ');
    const text = `${name} may weigh ${kilobytes(maxBytes)} and weigh ${kilobytes(bytes)}: ${weights}.`;
    return [{ text, fails: bytes > maxBytes * tolerance }];
  });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
