import type { FetchedFile, FirstLoad } from './measureFirstLoad';

/** The most that a group of files may weigh on the first load of a page. In bytes, brotli. */
type Budget = {
  readonly name: string;
  readonly maxBytes: number;
  readonly files: (load: FirstLoad) => readonly FetchedFile[];
};

/** The documents whose first load is held to budgets. */
export type WeighedPage = '/' | '/start' | '/embed';

/** Each group is held close to what it weighs, so that the group that grows is named. */
const homeBudgets: readonly Budget[] = [
  { name: 'the document with its styles', maxBytes: 12_200, files: (load) => [load.document] },
  { name: 'all scripts', maxBytes: 148_200, files: (load) => load.scripts },
  { name: "the shell's scripts", maxBytes: 127_050, files: (load) => scriptsUnder(load, '/assets/') },
  { name: "the content remote's scripts", maxBytes: 21_100, files: (load) => scriptsUnder(load, '/content/') },
  { name: "the intake remote's scripts", maxBytes: 0, files: (load) => scriptsUnder(load, '/intake/') },
  { name: 'the fonts', maxBytes: 46_000, files: (load) => load.fonts },
];

const budgets: Readonly<Record<WeighedPage, readonly Budget[]>> = {
  '/': homeBudgets,
  '/start': [
    { name: 'the document with its styles', maxBytes: 8_300, files: (load) => [load.document] },
    { name: "the intake remote's scripts", maxBytes: 54_900, files: (load) => scriptsUnder(load, '/intake/') },
  ],
  '/embed': [
    { name: 'the document with its styles', maxBytes: 4_560, files: (load) => [load.document] },
    { name: 'all scripts', maxBytes: 74_000, files: (load) => load.scripts },
  ],
};

/** A sentence for each budget that is exceeded, with the files in question, heaviest first. */
export function exceededBudgets(page: WeighedPage, load: FirstLoad): string[] {
  return budgets[page].flatMap(({ name, maxBytes, files }) => {
    const counted = [...files(load)].sort((one, other) => other.bytes - one.bytes);
    const bytes = counted.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= maxBytes) return [];
    const list = counted.map((file) => `${file.path} ${kilobytes(file.bytes)}`).join(', ');
    const weights = `may weigh ${kilobytes(maxBytes)} and weigh ${kilobytes(bytes)}`;
    return [`On the first load of ${page}, ${name} ${weights}: ${list}.`];
  });
}

function scriptsUnder({ scripts }: FirstLoad, folder: string): readonly FetchedFile[] {
  return scripts.filter(({ path }) => path.startsWith(folder));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
