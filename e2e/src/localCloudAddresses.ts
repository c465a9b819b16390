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

/** First port of the local cloud shared by browser tests; set `BROWSER_TEST_PORT` if another run uses the default. */
export const sharedPort = Number(process.env['BROWSER_TEST_PORT'] ?? 8180);

export const sharedAddresses = localCloudAddresses(sharedPort);

/** The URL of WebKit's driver in `npm run test:browsers`. */
export const webKitDriver = `http://127.0.0.1:${sharedPort + 10}`;
