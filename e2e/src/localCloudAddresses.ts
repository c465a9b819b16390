/** The addresses of a local cloud by its first port. */
export function localCloudAddresses(port: number) {
  const at = (offset: number) => `http://localhost:${port + offset}`;
  return {
    site: at(0),
    partner: at(1),
    mailbox: at(2),
    s3: at(3),
    recaptcha: at(4),
  };
}

/** First port of the local cloud that browser tests share; `BROWSER_TEST_PORT` when another run has the usual one. */
export const sharedPort = Number(process.env['BROWSER_TEST_PORT'] ?? 8180);

export const sharedAddresses = localCloudAddresses(sharedPort);

/** The driver of WebKit, where `npm run test:browsers` starts it. */
export const webKitDriver = `http://127.0.0.1:${sharedPort + 10}`;
