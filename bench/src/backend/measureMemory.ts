import { apiPaths } from '@incasso/contract/api';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createHash, randomUUID } from 'node:crypto';
import { gatewayEvent } from '../../../local-cloud/src/api/gatewayEvent';
import type { LocalStage } from '../../../local-cloud/src/stage/localStage';
import { ExpressServer } from './ExpressServer';
import { FunctionProcess } from './FunctionProcess';
import { intakeForm, intakeRequest, sampleDocuments, type SampleDocument } from './sampleIntake';

/** Submissions in a row to one instance: garbage of the first is still there when the next comes. */
const submissions = 10;

/** Documents of one submission, small enough to travel in the call itself. */
export const inlineDocuments = () => sampleDocuments(1, 3_950_000);

/** Documents of one submission that the browser stores first. */
export const directDocuments = () => sampleDocuments(5, 4_000_000);

/** The most memory that the intake's function ever had resident, in bytes, over submissions with such documents. */
export function peakOfFunction(
  stage: LocalStage,
  documents: () => SampleDocument[],
  isDirect: boolean,
): Promise<number> {
  return FunctionProcess.use('handle-intake-form', stage, async (instance) => {
    let peakKb = 0;
    for (let count = 0; count < submissions; count += 1) {
      const submissionId = randomUUID();
      const sent = isDirect ? await storeFirst(stage, submissionId, documents()) : documents();
      const request = await intakeRequest(stage, submissionId, sent);
      const report = await instance.invoke(gatewayEvent(request, `POST ${apiPaths.intake}`, {}));
      if (report.result?.statusCode !== 200) throw new Error(`A submission failed: ${report.result?.body ?? ''}`);
      peakKb = report.peakKb;
    }
    return peakKb * 1024;
  });
}

/** The same of the rival's server, which takes every document in the call. */
export async function peakOfRival(
  rival: { readonly bundle: string; readonly port: number },
  stage: LocalStage,
  documents: () => SampleDocument[],
): Promise<number> {
  const server = await ExpressServer.start(rival.bundle, rival.port, stage);
  for (let count = 0; count < submissions; count += 1) {
    const body = await intakeForm(documents());
    const response = await fetch(`${server.address}${apiPaths.intake}`, { method: 'POST', body });
    if (!response.ok) throw new Error(`The rival refused a submission: ${await response.text()}`);
    await response.text();
  }
  return (await server.end()).peakBytes;
}

/** Stores documents as the browser does by its links. Answers what the call then says of each. */
async function storeFirst(
  stage: LocalStage,
  submissionId: string,
  documents: readonly SampleDocument[],
): Promise<SampleDocument[]> {
  const s3 = new S3Client({
    endpoint: stage.addresses.s3,
    region: stage.region,
    credentials: stage.credentials,
    forcePathStyle: true,
  });
  const receipts = documents.map(async ({ name, content }) => {
    const body = Buffer.from(content);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const Key = `uploads/${submissionId}/${sha256}`;
    await s3.send(new PutObjectCommand({ Bucket: stage.bucket, Key, Body: body, ContentType: 'application/pdf' }));
    return { name, content: JSON.stringify({ name, size: body.length, sha256 }) };
  });
  const stored = await Promise.all(receipts);
  s3.destroy();
  return stored;
}
