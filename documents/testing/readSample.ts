import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type SampleName =
  | `brief.${'doc' | 'docx'}`
  | `tabel.${'xls' | 'xlsx'}`
  | `${'cii' | 'ubl'}-invoice.${'pdf' | 'xml'}`
  | `${'cii' | 'ubl'}-${'every-part' | 'least'}.xml`
  | `ubl-${'credit-note' | 'notation'}.xml`
  | 'factuur.pdf'
  | 'foto.jpg'
  | 'herinnering.eml'
  | 'iphone.heic'
  | 'scan.png'
  | 'stukken.zip';

export const samplesFolder = join(dirname(fileURLToPath(import.meta.url)), '../samples');

/** A file of `documents/samples`. The JSON with its name has what is read of it. */
export function readSample(name: SampleName): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(join(samplesFolder, name)));
}

/** What should be read of the samples with this name, by their JSON */
export function readExpected(name: string): unknown {
  return JSON.parse(readFileSync(join(samplesFolder, `${name}.json`), 'utf8'));
}
