import { apiHeaders, apiPaths } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import { multipartBody, multipartType } from '@incasso/contract/testing/multipart';
import { goodParts } from './badFields';
import type { GoodParts, HostileRequest } from './HostileRequest';

/**
 * Calls by who may not make them: wrong tokens, keys, ids, methods and paths. `partnerOrigin` is the origin of a
 * partner's page.
 */
export function strangers(parts: GoodParts, partnerOrigin: string): HostileRequest[] {
  return [...badTokens(parts), ...badCallers(parts, partnerOrigin), ...badRoutes()];
}

function badTokens({ intakeToken, contactToken }: GoodParts): HostileRequest[] {
  const solved = Buffer.from(intakeToken, 'base64').toString();
  const encoded = (text: string) => Buffer.from(text).toString('base64');
  const tokens: Readonly<Record<string, string>> = {
    'no token': '',
    'a word': 'token',
    'JSON that is not encoded': solved,
    'half a token': intakeToken.slice(0, intakeToken.length / 2),
    'an empty object': encoded('{}'),
    'a list': encoded('[]'),
    'another counter': encoded(solved.replace(/"counter":(\d+)/, '"counter":1')),
    'less work': encoded(solved.replace(/"cost":5000/, '"cost":1')),
    'more time': encoded(solved.replace(/"expiresAt":\d+/, '"expiresAt":99999999999')),
    'another action': encoded(solved.replace('intake_form', 'contact_form')),
    'a path for a signature': encoded(solved.replace(/"signature":"\w+"/, '"signature":"../submissions/x"')),
    'the token of the other form': contactToken,
    'a token over the limit': encoded(`${solved}${' '.repeat(requestLimits.maxBotTokenBytes)}`),
  };
  return Object.entries(tokens).map(([name, token]) => ({
    ...goodIntake(token),
    name: `token: ${name}`,
    status: 422,
    code: 'bot_check_failed',
  }));
}

function badCallers({ intakeToken }: GoodParts, partnerOrigin: string): HostileRequest[] {
  const good = goodIntake(intakeToken);
  const unknownKey = { status: 401, code: 'unknown_public_key' } as const;
  const keys = [
    undefined,
    '',
    'pk_unknown',
    'PK_LOCAL_SITE',
    'pk_local_site ,pk_local_partner',
    'pk_local_site, pk_local_site',
    '__proto__',
  ];
  const id = '11111111-1111-4111-8111-111111111111';
  const ids = ['', 'x', '../../x', id.slice(0, -1), `{${id}}`, `${id}, ${id}`, '1'.repeat(10_000)];
  return [
    ...keys.map((key): HostileRequest => ({
      ...good,
      name: `key: ${String(key)}`,
      headers: { ...good.headers, [apiHeaders.publicKey]: key },
      ...unknownKey,
    })),
    { ...good, name: 'without an origin', headers: { ...good.headers, origin: undefined }, ...unknownKey },
    { ...good, name: 'key: another’s', headers: { ...good.headers, origin: partnerOrigin }, ...unknownKey },
    ...ids.map((id): HostileRequest => ({
      ...good,
      name: `submission id: ${id.slice(0, 40)}`,
      headers: { ...good.headers, [apiHeaders.submissionId]: id },
      status: 400,
      code: 'malformed_request',
    })),
  ];
}

function goodIntake(token: string): HostileRequest {
  const body = multipartBody(goodParts(token));
  return { name: '', path: apiPaths.intake, headers: { 'content-type': multipartType }, body, status: 0 };
}

function badRoutes(): HostileRequest[] {
  const unknown = { status: 400, code: 'malformed_request' } as const;
  const paths = [
    '/api',
    '/api?x=1',
    '/api/',
    '/api/x',
    '/api/handle-intake-form/',
    '/api/documents',
    '/api/documents/a/b',
    `/api/${'x'.repeat(1000)}`,
  ];
  const posts = [apiPaths.intake, apiPaths.contact, apiPaths.uploadTickets, apiPaths.caseLink, apiPaths.addition];
  return [
    ...paths.map((path): HostileRequest => ({ name: `path: ${path.slice(0, 40)}`, method: 'GET', path, ...unknown })),
    {
      name: 'a path that the firewall refuses',
      method: 'GET',
      path: `/api/${'x'.repeat(4000)}`,
      status: 403,
      code: 'request_blocked',
    },
    ...posts.flatMap((path) =>
      ['GET', 'PUT', 'DELETE', 'PATCH'].map((method): HostileRequest => ({
        name: `${method} ${path}`,
        method,
        path,
        ...unknown,
      })),
    ),
    ...[
      '',
      '?action=',
      '?action=x',
      '?action=intake_form%00',
      '?action=constructor',
      '?action=intake_form&action=intake_form',
    ].map((query): HostileRequest => ({
      name: `challenge: ${query}`,
      method: 'GET',
      path: apiPaths.botChallenge + query,
      ...unknown,
    })),
    ...[
      '',
      'x',
      '%00',
      '%E0%A4%A',
      '%2e%2e%2fhealth',
      'a.b.c.d',
      `${'A'.repeat(22)}.${'A'.repeat(43)}.zzzzzz.${'A'.repeat(43)}`,
      'x'.repeat(1000),
      'x?openen=ja',
      `${'A'.repeat(22)}.${'A'.repeat(43)}.zzzzzz.${'A'.repeat(43)}?openen=ja&openen=ja`,
    ].map((token): HostileRequest => ({
      name: `staff link: ${token.slice(0, 40)}`,
      method: 'GET',
      path: `/api/documents/${token}`,
      status: 410,
      code: 'link_expired',
    })),
  ];
}
