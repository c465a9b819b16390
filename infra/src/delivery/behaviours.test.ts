import { findBehaviour } from './behaviours';

test.each([
  ['/', 'site'],
  ['/about', 'site'],
  ['/documents/privacybeleid.pdf', 'site'],
  ['/content/remoteEntry.js', 'remote'],
  ['/intake/v1.js', 'remote'],
  ['/config.json', 'remote'],
  ['/embed', 'embed'],
  ['/embed/index.html', 'embed'],
  ['/api/health', 'api'],
  ['/api', 'api'],
  ['/apis', 'site'],
  ['/API/health', 'site'],
  ['/api%2Fhealth', 'site'],
  ['/about/%2e%2e/api/health', 'api'],
  ['/api/../about', 'site'],
])('%s answers with the headers of %s', (path, headers) => {
  expect(findBehaviour(path)).toMatchObject({ headers });
});

test('runs no edge function before the API', () => {
  expect(findBehaviour('/api/documents/eyJ.x')).toMatchObject({ origin: 'api', runsEdgeFunction: false });
});
