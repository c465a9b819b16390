# Names and commands of docs/first-deploy.md and docs/operations.md for a shell: `. infra/operate/names.sh prod`
# With `operator` after it, `aws` has the rights of OperatorRole for an hour, and no others.
export STAGE="$1" AWS_REGION=eu-central-1
aws sts get-caller-identity --output text >/dev/null || return

# An output of a stack, empty if the stack is not there: output storage DocumentsBucket
output() {
  aws cloudformation describe-stacks --output text \
    --query "Stacks[?StackName=='incasso-$STAGE-$1'].Outputs[] | [?OutputKey=='$2'].OutputValue"
}
# A property of a function: fn notify-staff Role
fn() {
  aws lambda list-functions --output text \
    --query "Functions[?starts_with(FunctionName, 'incasso-$STAGE-backend-$(echo "$1" | tr -d -)')].[$2]"
}
export SITE="$(output site SiteUrl)" API="$(output backend ApiEndpoint)" BUCKET="$(output storage DocumentsBucket)"
export ACCESSLOGS="$(output storage AccessLogsBucket)"
export QUEUE="$(output backend NotifyQueueArn)" DEADLETTERS="$(output backend DeadLettersArn)"

if [ "$2" = operator ]; then
  OPERATOR="$(aws sts assume-role --role-arn "$(output backend OperatorRoleArn)" --role-session-name "${USER:-operator}" \
    --query 'Credentials.[AccessKeyId,SecretAccessKey,SessionToken]' --output text)" || return
  aws() (
    unset AWS_PROFILE
    read -r AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN <<<"$OPERATOR"
    export AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN
    command aws "$@"
  )
fi

# What went wrong in the functions within three hours
faults() {
  for log in $(aws logs describe-log-groups --log-group-name-prefix "incasso-$STAGE-backend-" \
    --query "logGroups[?!contains(logGroupName, 'AccessLog')].logGroupName" --output text); do
    aws logs tail "$log" --since 3h \
      --filter-pattern '{ $.level = "ERROR" || ($.type = "platform.report" && $.record.status != "success") }'
  done
}
# Whether the queue calls notify-staff
connected() {
  aws lambda list-event-source-mappings --output text \
    --query "EventSourceMappings[?contains(FunctionArn, 'incasso-$STAGE-')].[FunctionArn,State]"
}
# Whether CloudTrail logs who reads and deletes documents
logging() {
  aws cloudtrail get-trail-status --name "incasso-$STAGE-readings" --query '[IsLogging,LatestDeliveryError]' --output text
}
# Notices that could not be published
waiting() {
  for queue in $(aws sqs list-queues --queue-name-prefix "incasso-$STAGE-monitoring-Unpublished" \
    --query 'QueueUrls[]' --output text); do
    echo "$queue"
    aws sqs receive-message --visibility-timeout 0 --message-attribute-names All --queue-url "$queue"
  done
}
# Creates the stage's environments on GitHub, for main alone, and gives each its role: environment OWNER/REPOSITORY
environment() {
  for name in Deploy Diff; do
    place="$STAGE$([ $name = Deploy ] || echo -diff)"
    gh api --silent -X PUT "repos/$1/environments/$place" -F 'deployment_branch_policy[protected_branches]=false' \
      -F 'deployment_branch_policy[custom_branch_policies]=true' || return
    # Without a branch the environment accepts none. GitHub refuses a branch that is named already.
    gh api --silent -X POST "repos/$1/environments/$place/deployment-branch-policies" -f name=main
    gh variable set AWS_ROLE --repo "$1" --env "$place" --body "$(output deploy-role "${name}RoleArn")"
    gh variable set AWS_REGION --repo "$1" --env "$place" --body "$AWS_REGION"
  done
}
# The certificate, and the DNS records by which AWS renews it
certificate() {
  aws acm describe-certificate --region us-east-1 --output text \
    --query 'Certificate.[Status, DomainValidationOptions[].ResourceRecord.[Name,Type,Value]]' \
    --certificate-arn "$(aws cloudformation list-stack-resources --region us-east-1 --output text \
      --stack-name "incasso-$STAGE-edge" \
      --query "StackResourceSummaries[?ResourceType=='AWS::CertificateManager::Certificate'].PhysicalResourceId")"
}
# Prints the command that points names to the site, and the one that takes it back: move ZONE www.solvenda.example …
move() {
  aws route53 list-resource-record-sets --hosted-zone-id "$1" | jq --raw-output --arg zone "$1" \
    --arg target "$(output site DnsTarget)" --args '
      def ids: map([.Name, .Type]);
      def change($from; $to): {Changes: (
        ($from | map(select([.Name, .Type] as $key | $to | ids | any(. == $key) | not) | {Action: "DELETE", ResourceRecordSet: .}))
        + ($to | map({Action: "UPSERT", ResourceRecordSet: .})))}
        | "aws route53 change-resource-record-sets --hosted-zone-id \($zone) --change-batch \(tojson | @sh)";
      ($ARGS.positional | map(. + ".")) as $names
      | (.ResourceRecordSets | map(select((.Name | IN($names[])) and (.Type | IN("A", "AAAA", "CNAME"))))) as $before
      | {HostedZoneId: "Z2FDTNDATAQYW2", DNSName: $target, EvaluateTargetHealth: false} as $site
      | [$names[] as $name | "A", "AAAA" | {Name: $name, Type: ., AliasTarget: $site}] as $after
      | change($before; $after), "The way back, to keep before you type this:", change($after; $before)' "${@:2}"
}
# After a failed first deploy: ends the protection of stacks that were never created. The next deploy deletes them first
clear_failed() {
  for stack in $(aws cloudformation describe-stacks --output text --query "Stacks[?starts_with(StackName,
    'incasso-$STAGE-') && (StackStatus=='ROLLBACK_COMPLETE' || StackStatus=='ROLLBACK_FAILED')].StackName"); do
    aws cloudformation update-termination-protection --no-enable-termination-protection --stack-name "$stack"
  done
}
# Ends the protection of a stage that is to be destroyed, unless a case was not mailed to the staff
unprotect() {
  npm run --silent submissions -- pending --stage "$STAGE" | tee /dev/stderr | grep -q '^Nothing is pending' || return
  for part in storage backend site; do
    aws cloudformation update-termination-protection --no-enable-termination-protection \
      --stack-name "incasso-$STAGE-$part"
  done
}
