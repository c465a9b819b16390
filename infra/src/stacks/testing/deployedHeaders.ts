import type { Template } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';
import type { ResponseHeaders } from '../../delivery/headerPolicies';

const header = v.object({ Header: v.string(), Value: v.string() });
const schema = v.object({
  Properties: v.object({
    ResponseHeadersPolicyConfig: v.object({
      CorsConfig: v.optional(v.object({ AccessControlAllowOrigins: v.object({ Items: v.tuple([v.string()]) }) })),
      CustomHeadersConfig: v.object({ Items: v.array(header) }),
      SecurityHeadersConfig: v.object({
        ContentSecurityPolicy: v.optional(v.object({ ContentSecurityPolicy: v.unknown() })),
        ContentTypeOptions: v.optional(v.unknown()),
        FrameOptions: v.optional(v.object({ FrameOption: v.string() })),
        ReferrerPolicy: v.optional(v.object({ ReferrerPolicy: v.string() })),
        StrictTransportSecurity: v.optional(
          v.object({ AccessControlMaxAgeSec: v.number(), IncludeSubdomains: v.literal(true) }),
        ),
      }),
    }),
  }),
});

/**
 * The headers of a deployed policy, in the format of the delivery tables. The upload host reads `UPLOADS`. For tests.
 */
export function deployedHeaders(site: Template, logicalId: string): ResponseHeaders {
  const resource = site.findResources('AWS::CloudFront::ResponseHeadersPolicy')[logicalId];
  const config = v.parse(schema, resource).Properties.ResponseHeadersPolicyConfig;
  const security = config.SecurityHeadersConfig;
  const hsts = security.StrictTransportSecurity;
  const headers = {
    'content-security-policy': plainText(security.ContentSecurityPolicy?.ContentSecurityPolicy),
    'x-content-type-options': security.ContentTypeOptions === undefined ? undefined : 'nosniff',
    'x-frame-options': security.FrameOptions?.FrameOption,
    'referrer-policy': security.ReferrerPolicy?.ReferrerPolicy,
    'strict-transport-security': hsts && `max-age=${hsts.AccessControlMaxAgeSec}; includeSubDomains`,
    'access-control-allow-origin': config.CorsConfig?.AccessControlAllowOrigins.Items[0],
    ...Object.fromEntries(config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function plainText(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  const { 'Fn::Join': join } = v.parse(v.object({ 'Fn::Join': v.tuple([v.literal(''), v.array(v.unknown())]) }), value);
  return join[1].map((part) => (typeof part === 'string' ? part : 'UPLOADS')).join('');
}
