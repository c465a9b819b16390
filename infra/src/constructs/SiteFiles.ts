import {
  siteConfigPath,
  type SiteConfig,
  publishedPath,
  variantFile,
  type BotCheckProvider,
} from '@incasso/contract/siteConfig';
import { AssetHashType, CustomResource, DockerImage, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { buildSync } from 'esbuild';
import { cpSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteUpload } from '../delivery/uploadSite';
import { releasePath, type Release } from '../release/release';

export type SiteFilesProps = {
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
  /** Folder with the built site. Its bot check decides which privacy policy is published. */
  readonly tree: string;
  readonly config: SiteConfig;
  readonly release: Release;
};

/**
 * Copies the site into its bucket, by a function whose code has the files beside it: Lambda unpacks them. CloudFront
 * changes first, so that no page is loaded with headers of the release before.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, props: SiteFilesProps) {
    super(scope, id);
    const { bucket, distribution, tree, config, release } = props;
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const statements = [
      new PolicyStatement({ actions: ['s3:PutObject'], resources: [bucket.arnForObjects('*')] }),
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    ];
    const role = new Role(this, 'Role', {
      description: 'Uploads the site',
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { rights: new PolicyDocument({ statements }) },
    });
    Validations.of(role).acknowledge({ id: 'AwsSolutions-IAM5', reason: 'Each release brings new names of files.' });
    const tryBundle = (folder: string) => {
      writeCode(folder, tree, config.botCheck.provider);
      return true;
    };
    const code = Code.fromAsset(tree, {
      assetHashType: AssetHashType.OUTPUT,
      bundling: { image: DockerImage.fromRegistry('none'), local: { tryBundle } },
    });
    const uploader = new Function(this, 'Uploader', {
      description: 'Uploads the site during a deploy',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code,
      memorySize: 1024,
      timeout: Duration.minutes(5),
      role,
      logGroup,
    });
    const properties: SiteUpload = {
      bucket: bucket.bucketName,
      written: {
        [siteConfigPath]: Stack.of(this).toJsonString(config),
        [releasePath]: JSON.stringify(release),
      },
    };
    const upload = new CustomResource(this, 'Upload', {
      resourceType: 'Custom::SiteFiles',
      serviceToken: uploader.functionArn,
      serviceTimeout: Duration.minutes(10),
      // Another hash makes CloudFormation call the function again.
      properties: { ...properties, files: code.bind(this).s3Location?.objectKey },
    });
    upload.node.addDependency(distribution);
  }
}

/** Writes the code of the function and, beside it, the site's files as published for that variant. */
function writeCode(folder: string, tree: string, variant: BotCheckProvider): void {
  buildSync({
    entryPoints: [fileURLToPath(new URL('../delivery/uploadSite.ts', import.meta.url))],
    outfile: join(folder, 'index.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Lambda's runtime has the SDK.
    external: ['@aws-sdk/*'],
  });
  const isPublished = (file: string) =>
    publishedPath(`/${relative(tree, file).replaceAll(sep, '/')}`, variant) !== undefined;
  cpSync(tree, join(folder, 'site'), { recursive: true, filter: isPublished });
  cpSync(join(tree, variantFile(variant, '/')), join(folder, 'site'), { recursive: true });
}
