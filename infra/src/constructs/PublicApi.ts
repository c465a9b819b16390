import { apiRoutes } from '@incasso/contract/api';
import type { FunctionName } from '@incasso/lambdas/functions';
import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

export type PublicApiProps = {
  readonly stageName: string;
  readonly throttle: { readonly requestsPerSecond: number; readonly burst: number };
};

/** The access log has no caller address and no path: the path of a staff link is the key to a document. */
const accessLogFields = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  integrationError: '$context.integrationErrorMessage',
};

export class PublicApi extends HttpApi {
  constructor(scope: Construct, id: string, { stageName, throttle }: PublicApiProps) {
    super(scope, id, { apiName: `incasso-${stageName}`, createDefaultStage: false });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'The API is public: visitors have no account. The functions check the origin and the public key.',
    });
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this,
      autoDeploy: true,
      throttle: { rateLimit: throttle.requestsPerSecond, burstLimit: throttle.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        format: AccessLogFormat.custom(JSON.stringify(accessLogFields)),
      },
    });
  }

  /**
   * Adds every route of the contract. Calls to unknown routes go to `health`, which answers that the route is unknown.
   */
  route(functions: Readonly<Record<FunctionName, IFunction>>): void {
    for (const { method, path, function: name } of apiRoutes) {
      this.addRoutes({
        path,
        methods: [HttpMethod[method]],
        integration: new HttpLambdaIntegration(name, functions[name]),
      });
    }
    new HttpRoute(this, 'UnknownRoute', {
      httpApi: this,
      // A greedy path would only match calls under '/api'; for all others the API would return its own 404.
      routeKey: HttpRouteKey.DEFAULT,
      integration: new HttpLambdaIntegration('unknown-route', functions.health),
    });
  }
}
