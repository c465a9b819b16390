import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import {
  firewallAnswers,
  firewallMetricName,
  firewallRules,
  visible,
  type FirewallSettings,
} from '../firewall/firewallRules';

/** AWS WAF before the site: addresses of ill repute, known attacks, and limits on calls. */
export class SiteFirewall extends CfnWebACL {
  constructor(scope: Construct, id: string, settings: FirewallSettings) {
    super(scope, id, {
      description: 'Before the site and the API',
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(firewallMetricName),
      customResponseBodies: { ...firewallAnswers },
      rules: firewallRules(settings),
    });
  }
}
