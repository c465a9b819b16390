import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server on this machine alone. */
export type RunningServer = {
  /** Origin, such as `http://localhost:8083`. */
  readonly url: string;
  /** Stops at once for idle connections; running requests get half a second. */
  close(): Promise<void>;
};

type ServerProps = {
  /** 0 takes a free one. */
  readonly port: number;
  /** Answers one request. It must not reject: what fails inside is answered there. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** What is to be done once the port is ours and before the first request is answered. */
  readonly prepare?: () => Promise<unknown>;
};

const graceMs = 500;

/** Longer than any client keeps an idle connection, so that no request meets a connection that is just being closed. */
const keepAliveTimeoutMs = 65_000;

/** Starts a server on 127.0.0.1. Rejects with Node's error when the port is in use, and with that of `prepare`. */
export async function startServer({ port, handle, prepare }: ServerProps): Promise<RunningServer> {
  const running = new Set<Promise<void>>();
  const server = createServer({ keepAliveTimeout: keepAliveTimeoutMs });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const prepared = Promise.resolve(prepare?.());
  server.on('request', (request, response) => {
    const task = prepared
      .then(() => handle(request, response))
      .catch(() => response.destroy())
      .then(() => void running.delete(task));
    running.add(task);
  });

  async function close(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(timer);
    await Promise.all(running);
  }

  await prepared.catch(async (fault: unknown) => {
    await close();
    throw fault;
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return { url: `http://localhost:${actualPort}`, close };
}
