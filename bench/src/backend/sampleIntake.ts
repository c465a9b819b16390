import { samplePdf } from '@incasso/contract/testing/samplePdf';
import { randomUUID } from 'node:crypto';
import { apiHeaders, apiPaths } from '@incasso/contract/api';
import { cheapToken } from '../../../e2e/src/cheapToken';
import { sampleIntake } from '../../../e2e/src/sampleIntake';
import type { ApiRequest } from '../../../local-cloud/src/api/gatewayEvent';
import type { LocalStage } from '../../../local-cloud/src/stage/localStage';

/** A document of a call: a file, or what tells of one that is stored already. */
export type SampleDocument = { readonly name: string; readonly content: Uint8Array<ArrayBuffer> | string };

/** Files that differ, each of a size in bytes. */
export function sampleDocuments(count: number, size: number): SampleDocument[] {
  return Array.from({ length: count }, () => {
    const name = `factuur-${randomUUID()}.pdf`;
    return { name, content: samplePdf({ text: name, size }) };
  });
}

/** The body of an intake call, with a bot check that costs next to nothing. */
export async function intakeForm(documents: readonly SampleDocument[]): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(sampleIntake('Voorbeeld & Zonen'))) form.append(name, value);
  form.append('recaptchaToken', await cheapToken('intake_form'));
  for (const { name, content } of documents) {
    form.append(
      'documents',
      typeof content === 'string' ? content : new File([content], name, { type: 'application/pdf' }),
    );
  }
  return form;
}

/** The headers that every call of the site carries. */
export function siteHeaders(stage: LocalStage, submissionId: string): Record<string, string> {
  return {
    [apiHeaders.publicKey]: stage.publicKeys.site.key,
    [apiHeaders.submissionId]: submissionId,
    origin: stage.addresses.site,
  };
}

/** An intake call as the gateway receives it from the edge. */
export async function intakeRequest(
  stage: LocalStage,
  submissionId: string,
  documents: readonly SampleDocument[],
): Promise<ApiRequest> {
  const encoded = new Response(await intakeForm(documents));
  const body = Buffer.from(await encoded.arrayBuffer());
  return apiRequest(stage, {
    method: 'POST',
    path: apiPaths.intake,
    submissionId,
    type: encoded.headers.get('content-type') ?? '',
    body,
  });
}

type Call = {
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly submissionId?: string;
  readonly type?: string;
  readonly body?: Buffer;
};

/** A call of the site as the gateway receives it from the edge. */
export function apiRequest(
  stage: LocalStage,
  { method, path, query = '', submissionId = randomUUID(), type, body = Buffer.alloc(0) }: Call,
): ApiRequest {
  return {
    method,
    path,
    query,
    headers: {
      ...siteHeaders(stage, submissionId),
      [apiHeaders.originVerify]: stage.originSecret,
      ...(type !== undefined && { 'content-type': type }),
    },
    sourceIp: '127.0.0.1',
    body,
  };
}
