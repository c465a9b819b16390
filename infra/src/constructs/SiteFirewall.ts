import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import {
  firewallMetricName,
  firewallAnswers,
  firewallRules,
  visible,
  type FirewallSettings,
} from '../firewall/firewallRules';

export type SiteFirewallProps = FirewallSettings & { readonly stageName: string };

export class SiteFirewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { stageName, ...settings }: SiteFirewallProps) {
    super(scope, id, {
      description: 'Before the site and the API',
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(firewallMetricName(stageName)),
      customResponseBodies: { ...firewallAnswers },
      rules: firewallRules(settings),
    });
  }
}
