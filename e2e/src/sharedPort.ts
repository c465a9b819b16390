/**
 * First port of the local cloud that all browser tests share; `BROWSER_TEST_PORT` when another run has the usual one.
 */
export const sharedPort = Number(process.env['BROWSER_TEST_PORT'] ?? 8180);
