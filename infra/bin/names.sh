# Names and commands of docs/operations.md for a shell: `. infra/bin/names.sh prod`
export STAGE="$1" AWS_REGION=eu-central-1

# An output of a stack: output storage DocumentsBucket
output() {
  aws cloudformation describe-stacks --stack-name "incasso-$STAGE-$1" \
    --query "Stacks[0].Outputs[?OutputKey=='$2'].OutputValue" --output text
}
# A property of a function: fn notify-staff Role
fn() {
  aws lambda list-functions --output text \
    --query "Functions[?starts_with(FunctionName, 'incasso-$STAGE-backend-$(echo "$1" | tr -d -)')].[$2]"
}
export SITE="$(output site SiteUrl)" API="$(output backend ApiEndpoint)" BUCKET="$(output storage DocumentsBucket)"
export ACCESSLOGS="$(output storage AccessLogsBucket)"
export QUEUE="$(output backend NotifyQueueArn)" DEADLETTERS="$(output backend DeadLettersArn)"

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
# Notices that could not be published
waiting() {
  for queue in $(aws sqs list-queues --queue-name-prefix "incasso-$STAGE-monitoring-Unpublished" \
    --query 'QueueUrls[]' --output text); do
    echo "$queue"
    aws sqs receive-message --visibility-timeout 0 --message-attribute-names All --queue-url "$queue"
  done
}
