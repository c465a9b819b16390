import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { hstsMaxAgeSeconds, type ResponseHeaders } from '../delivery/headerPolicies';

export type HeaderPolicyProps = { readonly headers: ResponseHeaders };

/** The headers in CloudFront's format, which has separate fields for security and CORS headers. */
export class HeaderPolicy extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { headers }: HeaderPolicyProps) {
    const {
      'content-security-policy': contentSecurityPolicy,
      'strict-transport-security': _,
      'referrer-policy': referrer,
      'x-frame-options': frameOptions,
      'x-content-type-options': contentTypeOptions,
      'access-control-allow-origin': allowOrigin,
      ...others
    } = headers;
    const referrerPolicy = Object.values(HeadersReferrerPolicy).find((each: string) => each === referrer);
    super(scope, id, {
      securityHeadersBehavior: {
        ...(contentTypeOptions !== undefined && { contentTypeOptions: { override: true } }),
        ...(contentSecurityPolicy !== undefined && {
          contentSecurityPolicy: { contentSecurityPolicy, override: true },
        }),
        ...(frameOptions !== undefined && { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } }),
        ...(referrerPolicy !== undefined && { referrerPolicy: { referrerPolicy, override: true } }),
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(hstsMaxAgeSeconds),
          includeSubdomains: true,
          override: true,
        },
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
