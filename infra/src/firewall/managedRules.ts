export type ManagedRuleGroup = {
  /** Prefix of its labels. */
  readonly namespace: string;
  /** Rules that lead to a refusal, each with its label. */
  readonly refusing: Readonly<Record<string, string>>;
  /** Rules that only count, including all rules on bodies. */
  readonly counted: readonly string[];
};

/**
 * AWS's rule groups, as of their latest versions on 2026-09-26. Body rules only count: they mistake documents and
 * sentences about debtors for attacks. The handlers check bodies.
 * https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-ip-rep.html
 * https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html
 */
export const managedRuleGroups: Readonly<Record<string, ManagedRuleGroup>> = {
  AWSManagedRulesAmazonIpReputationList: {
    namespace: 'awswaf:managed:aws:amazon-ip-list',
    refusing: {
      AWSManagedIPReputationList: 'AWSManagedIPReputationList',
      AWSManagedReconnaissanceList: 'AWSManagedReconnaissanceList',
    },
    // AWS's own default is Count.
    counted: ['AWSManagedIPDDoSList'],
  },
  AWSManagedRulesKnownBadInputsRuleSet: {
    namespace: 'awswaf:managed:aws:known-bad-inputs',
    refusing: {
      JavaDeserializationRCE_HEADER: 'JavaDeserializationRCE_Header',
      JavaDeserializationRCE_URIPATH: 'JavaDeserializationRCE_URIPath',
      JavaDeserializationRCE_QUERYSTRING: 'JavaDeserializationRCE_QueryString',
      Host_localhost_HEADER: 'Host_Localhost_Header',
      PROPFIND_METHOD: 'Propfind_Method',
      ExploitablePaths_URIPATH: 'ExploitablePaths_URIPath',
      Log4JRCE_HEADER: 'Log4JRCE_Header',
      Log4JRCE_QUERYSTRING: 'Log4JRCE_QueryString',
      Log4JRCE_URIPATH: 'Log4JRCE_URIPath',
    },
    counted: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'],
  },
  AWSManagedRulesCommonRuleSet: {
    namespace: 'awswaf:managed:aws:core-rule-set',
    refusing: {
      NoUserAgent_HEADER: 'NoUserAgent_Header',
      UserAgent_BadBots_HEADER: 'BadBots_Header',
      SizeRestrictions_QUERYSTRING: 'SizeRestrictions_QueryString',
      SizeRestrictions_Cookie_HEADER: 'SizeRestrictions_Cookie_Header',
      SizeRestrictions_URIPATH: 'SizeRestrictions_URIPath',
      EC2MetaDataSSRF_COOKIE: 'EC2MetaDataSSRF_Cookie',
      EC2MetaDataSSRF_URIPATH: 'EC2MetaDataSSRF_URIPath',
      EC2MetaDataSSRF_QUERYARGUMENTS: 'EC2MetaDataSSRF_QueryArguments',
      GenericLFI_QUERYARGUMENTS: 'GenericLFI_QueryArguments',
      GenericLFI_URIPATH: 'GenericLFI_URIPath',
      RestrictedExtensions_URIPATH: 'RestrictedExtensions_URIPath',
      RestrictedExtensions_QUERYARGUMENTS: 'RestrictedExtensions_QueryArguments',
      GenericRFI_QUERYARGUMENTS: 'GenericRFI_QueryArguments',
      GenericRFI_URIPATH: 'GenericRFI_URIPath',
      CrossSiteScripting_COOKIE: 'CrossSiteScripting_Cookie',
      CrossSiteScripting_QUERYARGUMENTS: 'CrossSiteScripting_QueryArguments',
      CrossSiteScripting_URIPATH: 'CrossSiteScripting_URIPath',
    },
    counted: [
      'SizeRestrictions_BODY',
      'EC2MetaDataSSRF_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      'CrossSiteScripting_BODY',
    ],
  },
};
