import { apiHeaders } from '@incasso/contract/api';
import { Duration, Validations } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { behaviours, defaultBehaviour, type Behaviour, errorPage } from '../delivery/behaviours';
import type { HeaderPolicyName } from '../delivery/headerPolicies';
import { bundleViewerRequest, bundleViewerResponse } from '../edge/bundleEdgeFunction';

export type SiteDistributionProps = {
  readonly files: IBucket;
  readonly api: { readonly hostName: string; readonly originSecret: string };
  readonly headers: Readonly<Record<HeaderPolicyName, ResponseHeadersPolicy>>;
  /** The origins that may frame the intake, by public key. */
  readonly framingOrigins: Readonly<Record<string, readonly string[]>>;
  /** The site's own host names and their certificate. Default: CloudFront's own name. */
  readonly names?:
    | {
        readonly host: string;
        /** Other names of the site. Their pages redirect to `host`. */
        readonly others: readonly string[];
        readonly certificate: ICertificate;
      }
    | undefined;
  readonly webAclArn?: string | undefined;
};

export class SiteDistribution extends Distribution {
  constructor(scope: Construct, id: string, props: SiteDistributionProps) {
    const edgeFunction = new Function(scope, `${id}ViewerRequest`, {
      comment: 'Redirects former addresses and finds the file of a page',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(bundleViewerRequest(props.names)),
    });
    const framing = new Function(scope, `${id}ViewerResponse`, {
      comment: 'Says which pages may frame the intake',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(bundleViewerResponse(props.framingOrigins)),
    });
    const origins = {
      // Without the list permission, S3 answers 403 for a missing file.
      site: S3BucketOrigin.withOriginAccessControl(props.files, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      api: new HttpOrigin(props.api.hostName, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        customHeaders: { [apiHeaders.originVerify]: props.api.originSecret },
      }),
    };
    /** All of a call but the site's host name and cookies: a function must not learn which browser session calls. */
    const originRequestPolicy = new OriginRequestPolicy(scope, `${id}ApiCalls`, {
      cookieBehavior: OriginRequestCookieBehavior.none(),
      headerBehavior: OriginRequestHeaderBehavior.denyList('host'),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    });
    const options = ({ origin, headers, runsEdgeFunction }: Behaviour): BehaviorOptions => ({
      ...(origin === 'api' ? { ...passOn, originRequestPolicy } : cache),
      origin: origins[origin],
      responseHeadersPolicy: props.headers[headers],
      functionAssociations: [
        ...(runsEdgeFunction ? [{ function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST }] : []),
        ...(headers === 'embed' ? [{ function: framing, eventType: FunctionEventType.VIEWER_RESPONSE }] : []),
      ],
    });
    super(scope, id, {
      comment: 'Site and API',
      defaultRootObject: 'index.html',
      defaultBehavior: options(defaultBehaviour),
      additionalBehaviors: Object.fromEntries(
        behaviours.map((behaviour) => [behaviour.pathPattern, options(behaviour)]),
      ),
      errorResponses: [
        {
          httpStatus: errorPage.status,
          responseHttpStatus: errorPage.status,
          responsePagePath: errorPage.path,
          ttl: Duration.seconds(errorPage.cacheSeconds),
        },
      ],
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      priceClass: PriceClass.PRICE_CLASS_100,
      // CloudFront's own name has CloudFront's own certificate, whose TLS policy cannot be set.
      ...(props.names && {
        domainNames: [props.names.host, ...props.names.others],
        certificate: props.names.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(props.webAclArn !== undefined && { webAclId: props.webAclArn }),
    });
    Validations.of(this).acknowledge(
      {
        id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'The edge function and the root object turn every folder into its page: no path lists the bucket.',
      },
      { id: 'AwsSolutions-CFR1', reason: 'Clients from abroad are welcome.' },
      { id: 'AwsSolutions-CFR3', reason: 'An access log would keep the addresses of visitors.' },
    );
    if (props.webAclArn === undefined) {
      Validations.of(this).acknowledge({ id: 'AwsSolutions-CFR2', reason: 'The stage has no firewall: waf is false.' });
    }
    if (props.names === undefined) {
      Validations.of(this).acknowledge({
        id: 'AwsSolutions-CFR4',
        reason: 'Without a domain the certificate is CloudFront’s own, whose policy cannot be chosen.',
      });
    }
  }
}

const cache = {
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  cachePolicy: CachePolicy.CACHING_OPTIMIZED,
  compress: true,
};

const passOn = {
  // A redirect would hide that a caller sends without TLS.
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
};
