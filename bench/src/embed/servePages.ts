import { SiteBucket } from '../../../local-cloud/src/edge/SiteBucket';
import { startServer, type RunningServer } from '../../../local-cloud/src/http/startServer';
import type { Contender } from './Contender';

/** A partner's page around the form: a few words above, which are there at once, and some below, which it may move. */
function partnerPage({ lines }: Contender, vendor: string): string {
  return `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Onbetaalde facturen – Boekhoudkantoor Voorbeeld</title>
    <link rel="icon" href="data:,">
    <style>body { margin: 0 auto; max-width: 42rem; padding: 1rem; font: 1.0625rem/1.6 system-ui, sans-serif }</style>
  </head>
  <body>
    <h1>Betaalt een klant uw factuur niet?</h1>
    <p>Onze partner, een advocatenkantoor, vordert ze voor u in.</p>
    ${lines.replaceAll('{{vendor}}', vendor)}
    <p>Boekhoudkantoor Voorbeeld, Voorbeeldstraat 2, 8500 Kortrijk</p>
  </body>
</html>
`;
}

/** Serves the partner's pages, `/{contender}` each. */
export function servePages(
  port: number,
  contenders: ReadonlyMap<string, Contender>,
  vendor: string,
): Promise<RunningServer> {
  return startServer({
    port,
    handle: (request, response) => {
      const contender = contenders.get(decodeURIComponent((request.url ?? '/').slice(1)));
      response.writeHead(contender === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(contender && partnerPage(contender, vendor));
      return Promise.resolve();
    },
  });
}

/** Serves the rivals' files, compressed as our edge compresses. */
export function serveFiles(port: number, folder: string): Promise<RunningServer> {
  const files = new SiteBucket(folder, { botCheck: 'altcha', hasCaseSystem: false });
  return startServer({
    port,
    handle: async (request, response) => {
      const file = await files.find(request.url ?? '/');
      if (file === undefined) {
        response.writeHead(404).end();
        return;
      }
      const { contentType, body, compressed } = file;
      response.writeHead(200, {
        'content-type': contentType,
        'access-control-allow-origin': '*',
        ...(compressed !== undefined && { 'content-encoding': 'br' }),
      });
      response.end(compressed?.br ?? body);
    },
  });
}
