import { Match } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from './testing/synthesizeStage';

const hostedZone = { id: 'Z1', name: 'solvenda.example' };
const formerHosts = ['www.voorheen.example', 'voorheen.example'];
const domain = { host: 'www.solvenda.example', redirectsApex: true, hostedZone, formerHosts };
const hosts = ['www.solvenda.example', 'solvenda.example', ...formerHosts];
const origins = hosts.map((host) => `https://${host}`);

describe('a stage with another domain than before', () => {
  const { backend, edge, site, stage, storage } = synthesizeStage('prod', { domain });

  test('answers under each name; its certificate is validated by the hosted zone where a name is in it', () => {
    site.hasResourceProperties('AWS::CloudFront::Distribution', { DistributionConfig: { Aliases: hosts } });
    edge?.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: hosts[0],
      SubjectAlternativeNames: hosts.slice(1),
      DomainValidationOptions: hosts.slice(0, 2).map((DomainName) => ({ DomainName, HostedZoneId: 'Z1' })),
    });
  });

  test('redirects pages of the former names', () => {
    site.hasResourceProperties('AWS::CloudFront::Function', {
      FunctionCode: Match.stringLikeRegexp('voorheen\\.example'),
    });
  });

  test('accepts forms and uploads from the intake in partners’ pages, which load it by a former name', () => {
    const PUBLIC_KEYS = Match.serializedJson(
      Match.arrayWith([Match.objectLike({ key: stage.sitePublicKey, origins })]),
    );

    backend.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ PUBLIC_KEYS }) },
    });
    storage.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedOrigins: origins })] },
    });
  });

  test('leaves out its own names while another distribution has them, and keeps the former ones', () => {
    const moving = synthesizeStage('prod', { domain: { ...domain, namesElsewhere: true } }).site;

    moving.hasResourceProperties('AWS::CloudFront::Distribution', { DistributionConfig: { Aliases: formerHosts } });
  });
});
