import type { Server } from 'node:http';

/** A server that listens. `close` ends open connections too. */
export type RunningServer = { close(): Promise<void> };

/** Listens on a port of this machine alone. Rejects with the system's error, e.g. when the port is in use. */
export function listen(server: Server, port: number): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.off('error', reject);
      resolve({
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
