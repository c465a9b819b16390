import { timeInputs } from '@incasso/contract/testing/timeInputs';
import { viewerRequest } from './viewerRequest';

/**
 * CloudFront's limit on the length of a URL:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
 */
const maxPathLength = 8192;

// CloudFront stops a function that runs too long, so the longest path must not take quadratic time.
test('no path takes quadratic time', async () => {
  Object.assign(globalThis, { canonicalHost: '' });
  const worst: Readonly<Record<string, (slashes: string) => string>> = {
    'slashes at the end': (slashes) => `/a${slashes}`,
    'slashes within': (slashes) => `${slashes}a`,
    'slashes and a file': (slashes) => `${slashes}a.pdf`,
  };

  await timeInputs(
    { subject: 'a thousand calls of the edge function', allowedMs: 200 },
    Object.entries(worst).map(([parser, uriOf]) => ({
      parser,
      size: maxPathLength,
      prepare: (size) => {
        const uri = uriOf('/'.repeat(size - 5));
        return () => {
          for (let calls = 0; calls < 1000; calls += 1) {
            viewerRequest({ request: { method: 'GET', uri, headers: {}, rawQueryString: () => undefined } });
          }
        };
      },
    })),
  );
});
