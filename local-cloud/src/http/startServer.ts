import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server on this machine alone. */
export type RunningServer = {
  /** Origin, such as `http://localhost:8083`. */
  readonly url: string;
  /** Stops at once for idle connections; running requests get half a second. */
  close(): Promise<void>;
};

/** Answers one request. It must not reject: what fails inside is answered there. */
export type HandleRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const graceMs = 500;

/** Longer than any client keeps an idle connection, so that no request meets a connection that is just being closed. */
const keepAliveTimeoutMs = 65_000;

/** Starts a server on 127.0.0.1; port 0 takes a free one. Rejects with Node's error when the port is in use. */
export async function startServer({ port, handle }: { port: number; handle: HandleRequest }): Promise<RunningServer> {
  const running = new Set<Promise<void>>();
  const server = createServer({ keepAliveTimeout: keepAliveTimeoutMs }, (request, response) => {
    const task = handle(request, response).finally(() => running.delete(task));
    running.add(task);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${actualPort}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
      await Promise.allSettled(running);
    },
  };
}
