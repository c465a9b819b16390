import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as v from 'valibot';
import { readExpected, samplesFolder } from '../testing/readSample';
import { invoiceSchema } from './invoice/Invoice';
import { filesWithin } from './mail/filesWithin';
import { readDocumentOrMail } from './mail/readDocumentOrMail';
import type { MailPart } from './mail/readMail';
import type { FoundDocument } from './embeddedFiles';
import { unpackZip } from './zip/unpackZip';

const names = readdirSync(samplesFolder).filter((name) => !name.endsWith('.json'));
const inShort = (documents: readonly FoundDocument[]) =>
  documents.map(({ name, bytes }) => ({ name, size: bytes.length }));

const facts = ({ name, mediaType, isInText }: MailPart) => ({ name, mediaType, isInText });

/** What is read of a file, as data; `undefined` if it is accepted and nothing is read of it. */
async function readingOf(name: string): Promise<unknown> {
  const bytes = Uint8Array.from(readFileSync(join(samplesFolder, name)));
  if (name.endsWith('.zip')) {
    const unpacked = await unpackZip(bytes);
    return unpacked.ok ? { documents: inShort(unpacked.documents) } : unpacked;
  }
  const reading = await readDocumentOrMail({ name, bytes });
  if (!reading.ok) return { refusal: reading.refusal };
  const { caution, unread, invoice } = reading;
  // A field that the schema lacks would be dropped when the server stores the invoice.
  if (invoice !== undefined) expect(v.parse(invoiceSchema, invoice.invoice)).toEqual(invoice.invoice);
  if (unread === true) return { unread };
  if (reading.mail === undefined) return caution === undefined ? invoice : { caution };
  const { parts, ...mail } = reading.mail;
  return {
    ...mail,
    ...(caution !== undefined && { caution }),
    attachments: parts.filter(({ isText }) => !isText).map(facts),
    documents: inShort(await filesWithin(reading)),
  };
}

test.each(names)('a sample is read as the JSON beside it says: %s', async (name) => {
  const hasExpectation = existsSync(join(samplesFolder, `${parse(name).name}.json`));
  expect(await readingOf(name)).toEqual(hasExpectation ? readExpected(parse(name).name) : undefined);
});
