/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { theme } from '@incasso/frontend/brand/theme';
import { contactFields } from '@incasso/contract/contactMessage';
import type { FieldSpec } from '@incasso/contract/FieldSpec';
import { intakeFields } from '@incasso/contract/intakeFields';
import { debtFields } from '@incasso/debts/debtFields';
import { retentionDays } from '@incasso/contract/retention';
import { generalTerms } from './generalTerms.content';
import { privacyPolicy } from './privacyPolicy.content';
import { writeLegalPdf } from './writeLegalPdf';

/** The marker's colour in PDF syntax: red, green and blue from 0 to 1. */
const markerColour = (theme.color.marker.match(/[0-9a-f]{2}/gi) ?? [])
  .map((part) => parseInt(part, 16) / 255)
  .join(' ');

function pageContents(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\n(.*?)\nendstream/gs)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams.filter((stream) => stream.includes(' BDC') || stream.includes('>> BDC'));
}

test.each([
  ['the privacy policy', privacyPolicy('altcha')],
  ['the privacy policy with reCAPTCHA', privacyPolicy('recaptcha')],
  ['the terms', generalTerms],
])('%s becomes a tagged Dutch PDF that closes every marked-content sequence', async (_name, document) => {
  const pdf = await writeLegalPdf(document);
  const text = pdf.toString('latin1');

  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (nl-BE)');
  expect(text).toContain('pdfuaid:part');
  const pages = pageContents(pdf);
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const marks = page.match(/\b(BDC|BMC|EMC)\b/g) ?? [];
    const depths = marks.map((_mark, index) =>
      marks.slice(0, index + 1).reduce((depth, mark) => depth + (mark === 'EMC' ? -1 : 1), 0),
    );
    expect(Math.min(...depths)).toBe(0);
    expect(depths.at(-1)).toBe(0);
  }
});

test('gives the same bytes for the same text', async () => {
  expect((await writeLegalPdf(generalTerms)).equals(await writeLegalPdf(generalTerms))).toBe(true);
});

test('the privacy policy names each field of every form', () => {
  const text = JSON.stringify(privacyPolicy('altcha')).toLowerCase();
  const specs = [contactFields, intakeFields, debtFields].flatMap((fields) => Object.values<FieldSpec>(fields));

  for (const { label } of specs) expect(text).toContain(label.toLowerCase());
});

test('the privacy policy states the retention periods of the storage', () => {
  const text = JSON.stringify(privacyPolicy('altcha'));

  expect(text).toContain(`hoogstens ${String(retentionDays.submissions)} dagen`);
  expect(text).toContain(`${String(retentionDays.unclaimedDocuments)} dagen`);
  expect(text).toContain(
    `Uw link om later iets aan uw aanvraag toe te voegen: geldig gedurende ${String(retentionDays.caseLinks)} dagen`,
  );
  expect(text).toContain('Amazon Web Services');
});

test('the privacy policy names the provider of the bot check, and no other', () => {
  expect(JSON.stringify(privacyPolicy('altcha'))).not.toContain('Google');
  expect(JSON.stringify(privacyPolicy('recaptcha'))).toContain('Google Ireland Limited');
  expect(JSON.stringify([privacyPolicy('altcha'), privacyPolicy('recaptcha')])).not.toMatch(/alleen als de site/i);
});

test('the privacy policy names third-party cookies only with reCAPTCHA', () => {
  expect(JSON.stringify(privacyPolicy('altcha'))).toContain('geen cookies van anderen');
  expect(JSON.stringify(privacyPolicy('recaptcha'))).not.toContain('geen cookies van anderen');
  expect(JSON.stringify(privacyPolicy('recaptcha'))).toContain('_GRECAPTCHA');
});

test('marks every page of a sample, and no page of a confirmed text', async () => {
  const marks = async (isSample: boolean) => {
    const pages = pageContents(await writeLegalPdf({ ...generalTerms, isSample }));
    return pages.filter((page) => page.includes(`${markerColour} scn`)).length / pages.length;
  };

  expect([await marks(true), await marks(false)]).toEqual([1, 0]);
});
