import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { firewallAnswers, firewallMetricName, firewallRules, visible } from '../firewall/firewallRules';
import { siteHosts } from '../stages/stageOrigins';
import type { Stage } from '../stages/Stage';

export type EdgeStackProps = StackProps & { readonly stage: Stage };

/**
 * Certificate and firewall, which CloudFront only accepts from us-east-1. References are weak: a certificate can be
 * replaced while the site still uses the previous one.
 */
export class EdgeStack extends Stack {
  readonly certificate: ICertificate | undefined;
  readonly webAclArn: string | undefined;

  constructor(scope: Construct, id: string, { stage, ...props }: EdgeStackProps) {
    super(scope, id, props);
    if (stage.domain !== undefined) {
      const [host = stage.domain.host, ...otherHosts] = siteHosts(stage);
      const certificate = new Certificate(this, 'Certificate', {
        domainName: host,
        subjectAlternativeNames: otherHosts,
        validation: this.validation(siteHosts(stage), stage.domain.hostedZone),
      });
      CrossStackReferences.of(certificate).produce(ReferenceStrength.WEAK);
      this.certificate = certificate;
    }
    if (stage.waf) {
      const firewall = new CfnWebACL(this, 'Firewall', {
        description: 'Before the site and the API',
        scope: 'CLOUDFRONT',
        defaultAction: { allow: {} },
        visibilityConfig: visible(firewallMetricName(stage.name)),
        customResponseBodies: { ...firewallAnswers },
        rules: firewallRules(stage.sitePublicKey),
      });
      CrossStackReferences.of(firewall).produce(ReferenceStrength.WEAK);
      this.webAclArn = firewall.attrArn;
    }
  }

  /** For names outside the hosted zone, the deploy waits until the certificate's validation records exist. */
  private validation(hosts: readonly string[], given: { id: string; name: string } | undefined): CertificateValidation {
    if (given === undefined) return CertificateValidation.fromDns();
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: given.id, zoneName: given.name });
    const inZone = hosts.filter((host) => `.${host}`.endsWith(`.${given.name}`));
    return CertificateValidation.fromDnsMultiZone(Object.fromEntries(inZone.map((host) => [host, zone])));
  }
}
