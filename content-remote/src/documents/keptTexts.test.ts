/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { legalDocumentNames, legalVersions, versionPaths } from '@incasso/contract/legalVersions';
import { keepTexts, readKeptTexts } from './keptTexts';
import { newestVersionTexts } from './legalTexts';

const kept = readKeptTexts(fileURLToPath(new URL('../../legal-versions', import.meta.url)));

test.each(newestVersionTexts.map(({ path, document }) => ({ path, document })))(
  '$path is unchanged since its publication: a changed text needs a new version, see "The legal documents" in docs/content.md',
  ({ path, document }) => {
    expect(document).toEqual(kept.find((text) => text.path === path)?.document);
  },
);

test('stores exactly the versions that the contract lists, each with its own date', () => {
  const addressOf = (path: string) => path.replace(/^.*(?=\/documents\/)/, '');

  expect([...new Set(kept.map(({ path }) => addressOf(path)))].sort()).toEqual([...versionPaths()].sort());
  for (const { path, document } of kept) expect(path).toContain(`-${document.date}.pdf`);
});

test('the contract lists the newest version first, and no date twice', () => {
  for (const name of legalDocumentNames) {
    const versions: readonly string[] = legalVersions[name];
    expect(versions).toEqual([...new Set(versions)].sort().reverse());
  }
});

describe('a changed text', () => {
  const day = '2027-02-01';
  const path = `/documents/algemene-voorwaarden-${day}.pdf`;
  const text = (subject: string, isSample: boolean) => ({
    path,
    document: { title: 'Voorbeeld', subject, date: day, isSample, sections: [{ title: 'Een', blocks: ['a', ['b']] }] },
  });
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'legal-versions-'));
  });

  test('is stored under its own date beside the earlier versions', () => {
    const next = {
      path: path.replace(day, '2027-06-01'),
      document: { ...text('Nieuw', false).document, date: '2027-06-01' },
    };

    expect([keepTexts(folder, [text('Oud', false)]), keepTexts(folder, [next])]).toEqual([[], []]);

    expect(readKeptTexts(folder)).toEqual([text('Oud', false), next]);
  });

  test('is not stored over a version that the firm confirmed, but an identical text is', () => {
    keepTexts(folder, [text('Oud', false)]);

    expect(keepTexts(folder, [text('Nieuw', false)])).toEqual([path]);
    expect(keepTexts(folder, [text('Oud', false)])).toEqual([]);

    expect(readKeptTexts(folder)).toEqual([text('Oud', false)]);
  });

  test('replaces a sample', () => {
    keepTexts(folder, [text('Oud', true)]);

    expect(keepTexts(folder, [text('Nieuw', false)])).toEqual([]);

    expect(readKeptTexts(folder)).toEqual([text('Nieuw', false)]);
  });
});
