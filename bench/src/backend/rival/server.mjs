// What one would write first: express keeps the files in memory, stores them and a record in S3, and mails them.
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import express from 'express';
import multer from 'multer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { peakKb } from '../peakMemory.mjs';

const s3 = new S3Client({ forcePathStyle: true });
const ses = new SESClient({});
const upload = multer({ storage: multer.memoryStorage(), limits: { fileSize: 50 * 1024 * 1024, files: 20 } });
const maxAttachedBytes = 7_000_000;
let firstAnswerMs;
const accepted = /\.(pdf|docx?|xlsx?|jpe?g|png)$/i;

const app = express();
app.post('/api/handle-intake-form', upload.array('documents'), async (request, response) => {
  const { company_name: company, email, agreeToTerms } = request.body;
  const files = request.files;
  if (!company || !email || agreeToTerms !== 'true' || !files.every((file) => accepted.test(file.originalname))) {
    response.status(422).json({ success: false, error: 'invalid' });
    return;
  }
  const id = randomUUID();
  for (const [place, file] of files.entries()) await store(`express/${id}/${place}`, file.buffer, file.mimetype);
  await store(`express/${id}/record.json`, JSON.stringify(request.body), 'application/json');
  const fitsIntoMail = files.reduce((sum, file) => sum + file.size, 0) <= maxAttachedBytes;
  const attachments = files.map(({ originalname, buffer }) => ({ filename: originalname, content: buffer }));
  await mail({
    to: process.env.STAFF,
    subject: `${id} ${company}`,
    text: JSON.stringify(request.body),
    attachments: fitsIntoMail ? attachments : [],
  });
  await mail({ to: email, subject: 'Uw dossier is goed ontvangen', text: id });
  response.json({ success: true, data: { reference: id } });
  firstAnswerMs ??= performance.now() - performance.nodeTiming.bootstrapComplete;
});

export const server = app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
process.on('SIGTERM', () => {
  process.send?.({ firstAnswerMs, peakKb: peakKb() }, () => process.exit());
});

function store(key, body, type) {
  return s3.send(new PutObjectCommand({ Bucket: process.env.BUCKET, Key: key, Body: body, ContentType: type }));
}

async function mail(content) {
  const message = new MailComposer({ from: process.env.SENDER, ...content });
  await ses.send(new SendRawEmailCommand({ RawMessage: { Data: await message.compile().build() } }));
}
