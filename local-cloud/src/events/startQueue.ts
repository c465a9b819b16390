import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type HttpAnswer, type HttpCall, readBody, type RunningServer, startServer } from '../http/startServer';

export type QueueOptions = {
  readonly port: number;
  readonly onMessage: (body: string) => void;
};

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html */
const maxBytes = 1024 * 1024;
const batchSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    Entries: v.pipe(
      v.array(v.object({ Id: v.string(), MessageBody: v.string() })),
      v.minLength(1),
      v.maxLength(10),
      v.check((entries) => new Set(entries.map(({ Id }) => Id)).size === entries.length),
    ),
  }),
);

/** Starts the queue's endpoint for SQS's `SendMessageBatch`. Rejects if the port is in use. */
export async function startQueue({ port, onMessage }: QueueOptions): Promise<RunningServer> {
  async function takeBatch({ request }: HttpCall): Promise<HttpAnswer> {
    const body = await readBody(request, maxBytes);
    const isKnown = request.headers['x-amz-target'] === 'AmazonSQS.SendMessageBatch';
    const batch = v.safeParse(batchSchema, body?.toString('utf8'));
    if (!isKnown || !batch.success) return failure(400, 'InvalidParameterValue');
    for (const { MessageBody } of batch.output.Entries) onMessage(MessageBody);
    const Successful = batch.output.Entries.map(({ Id, MessageBody }) => ({
      Id,
      MessageId: randomUUID(),
      MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
    }));
    return json(200, { Successful, Failed: [] });
  }

  return startServer({ port, answer: takeBatch });
}

function failure(status: number, code: string): HttpAnswer {
  return json(status, { __type: `com.amazonaws.sqs#${code}`, message: 'The queue took nothing.' });
}

function json(status: number, body: object): HttpAnswer {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: JSON.stringify(body) };
}
