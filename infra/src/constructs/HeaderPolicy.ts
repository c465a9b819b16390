import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { ResponseHeaders } from '../delivery/headerPolicies';

export type HeaderPolicyProps = { readonly headers: ResponseHeaders };

/** The headers in CloudFront's format, which has separate fields for security and CORS headers. */
export class HeaderPolicy extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { headers }: HeaderPolicyProps) {
    const {
      'content-security-policy': contentSecurityPolicy,
      'strict-transport-security': strictTransportSecurity,
      'referrer-policy': referrerPolicy,
      'x-frame-options': frameOptions,
      'x-content-type-options': contentTypeOptions,
      'access-control-allow-origin': allowOrigin,
      ...others
    } = headers;
    super(scope, id, {
      securityHeadersBehavior: {
        ...(contentTypeOptions !== undefined && { contentTypeOptions: { override: true } }),
        ...(contentSecurityPolicy !== undefined && {
          contentSecurityPolicy: { contentSecurityPolicy, override: true },
        }),
        ...(frameOptions !== undefined && { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } }),
        ...(referrerPolicy !== undefined && { referrerPolicy: referrerPolicyOf(referrerPolicy) }),
        ...(strictTransportSecurity !== undefined && { strictTransportSecurity: hstsOf(strictTransportSecurity) }),
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override: true })),
      },
      ...(allowOrigin !== undefined && {
        corsBehavior: {
          accessControlAllowCredentials: false,
          accessControlAllowHeaders: ['*'],
          accessControlAllowMethods: ['GET', 'HEAD'],
          accessControlAllowOrigins: [allowOrigin],
          originOverride: true,
        },
      }),
    });
  }
}

const referrerPolicies: Readonly<Record<string, HeadersReferrerPolicy>> = {
  'no-referrer': HeadersReferrerPolicy.NO_REFERRER,
  'strict-origin-when-cross-origin': HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
};

function referrerPolicyOf(value: string): ResponseSecurityHeadersBehavior['referrerPolicy'] {
  const referrerPolicy = referrerPolicies[value];
  if (referrerPolicy === undefined) throw new Error(`Unknown referrer policy: "${value}".`);
  return { referrerPolicy, override: true };
}

function hstsOf(value: string): ResponseSecurityHeadersBehavior['strictTransportSecurity'] {
  const seconds = /^max-age=(\d+); includeSubDomains$/.exec(value)?.[1];
  if (seconds === undefined) throw new Error(`Unsupported HSTS value: "${value}".`);
  return { accessControlMaxAge: Duration.seconds(Number(seconds)), includeSubdomains: true, override: true };
}
