import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendAnswer, type HttpAnswer } from './httpAnswer';
import { startServer, type RunningServer } from './startServer';

/** One request on its way. */
export type ServerCall = {
  readonly request: IncomingMessage;
  /** As sent, without the query. */
  readonly path: string;
  /** Ends what is done for a client that has gone. */
  readonly signal: AbortSignal;
};

type StandInProps<TData> = {
  /** 0 takes a free one. */
  readonly port: number;
  /** Opens the data, once the port is ours: nobody else is working on the same data then. */
  readonly open: () => Promise<TData>;
  /** Makes the answer to a request; without one the connection is dropped. */
  readonly answer: (call: ServerCall, data: TData) => Promise<HttpAnswer | undefined>;
};

/**
 * Starts a server that stands in for a service and keeps data. Rejects when the port is in use or the data cannot be
 * read.
 */
export async function startStandIn<TData>({ port, open, answer }: StandInProps<TData>): Promise<RunningServer> {
  let opening: Promise<TData> | undefined;
  const opened = () => (opening ??= open());
  return startServer({
    port,
    prepare: opened,
    handle: async (request, response) => {
      const data = await opened();
      await serve(request, response, (call) => answer(call, data));
    },
  });
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (call: ServerCall) => Promise<HttpAnswer | undefined>,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  request.on('error', () => gone.abort());
  const [path = ''] = (request.url ?? '').split('?');
  try {
    const made = await answer({ request, path, signal: gone.signal });
    if (made === undefined) response.destroy();
    else await sendAnswer(response, made);
  } catch (fault) {
    if (!gone.signal.aborted) process.stderr.write(`${fault instanceof Error ? (fault.stack ?? '') : String(fault)}\n`);
    response.destroy();
  }
}
