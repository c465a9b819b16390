import type { FetchedFile, FirstLoad } from './measureFirstLoad';

/** Maximum size of a group of files in a page's first load. In bytes, compressed with Brotli. */
type Budget = {
  readonly name: string;
  readonly maxBytes: number;
  readonly files: (load: FirstLoad) => readonly FetchedFile[];
};

export type WeighedPage = '/' | '/start' | '/embed';

/** Each limit is close to the current size, so that a warning names the group that grew. */
const homeBudgets: readonly Budget[] = [
  { name: 'the document with its styles', maxBytes: 12_200, files: (load) => [load.document] },
  { name: 'all scripts', maxBytes: 148_700, files: (load) => load.scripts },
  { name: "the shell's scripts", maxBytes: 127_400, files: (load) => scriptsUnder(load, '/assets/') },
  { name: "the content remote's scripts", maxBytes: 21_500, files: (load) => scriptsUnder(load, '/content/') },
  { name: "the intake remote's scripts", maxBytes: 0, files: (load) => scriptsUnder(load, '/intake/') },
  { name: 'the fonts', maxBytes: 46_000, files: (load) => load.fonts },
];

const budgets: Readonly<Record<WeighedPage, readonly Budget[]>> = {
  '/': homeBudgets,
  '/start': [
    { name: 'the document with its styles', maxBytes: 8_300, files: (load) => [load.document] },
    { name: "the intake remote's scripts", maxBytes: 55_600, files: (load) => scriptsUnder(load, '/intake/') },
  ],
  '/embed': [
    { name: 'the document with its styles', maxBytes: 4_560, files: (load) => [load.document] },
    { name: 'all scripts', maxBytes: 74_200, files: (load) => load.scripts },
  ],
};

/** A first load over its budget. Up to 3% over, a build only warns: a library's patch must not wait for a new limit. */
export type Excess = { readonly text: string; readonly fails: boolean };

const tolerance = 1.03;

/** The exceeded budgets, each with its files, heaviest first. */
export function exceededBudgets(page: WeighedPage, load: FirstLoad): Excess[] {
  return budgets[page].flatMap(({ name, maxBytes, files }) => {
    const counted = [...files(load)].sort((one, other) => other.bytes - one.bytes);
    const bytes = counted.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= maxBytes) return [];
    const list = counted.map((file) => `${file.path} ${kilobytes(file.bytes)}`).join(', ');
    const weights = `may weigh ${kilobytes(maxBytes)} and weigh ${kilobytes(bytes)}`;
    return [
      { text: `On the first load of ${page}, ${name} ${weights}: ${list}.`, fails: bytes > maxBytes * tolerance },
    ];
  });
}

function scriptsUnder({ scripts }: FirstLoad, folder: string): readonly FetchedFile[] {
  return scripts.filter(({ path }) => path.startsWith(folder));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
