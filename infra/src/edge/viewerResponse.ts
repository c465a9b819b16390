/**
 * The part of CloudFront's viewer-response event that the edge function uses. `querystring` is not decoded.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export type EdgeResponseEvent = {
  readonly request: { readonly querystring: Readonly<Record<string, { readonly value: string }>> };
  readonly response: { readonly headers: Readonly<Record<string, { value: string }>> };
};

/** Filled in by the bundler: the origins that may frame the intake, as in the policy, by public key. */
declare const originsOfKeys: Readonly<Record<string, string>>;

/**
 * Runs on the document of the intake's frame, and lets only the origins of the URL's key frame it. Any page may frame
 * it under another key: the test key sends nothing, and a wrong or missing one shows what is wrong. CloudFront adds the
 * headers of the policy before it runs this, and does not run it on errors, which keep `frame-ancestors 'none'`.
 * https://aws.amazon.com/blogs/networking-and-content-delivery/amazon-cloudfront-introduces-response-headers-policies/
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
 */
export function viewerResponse(event: EdgeResponseEvent): EdgeResponseEvent['response'] {
  const request = event.request;
  const response = event.response;
  const origins = originsOfKeys[request.querystring['key']?.value ?? ''];
  const policy = response.headers['content-security-policy'];
  // A key may be the name of an object's own method.
  const ancestors = typeof origins === 'string' ? origins : '*';
  if (policy !== undefined)
    policy.value = policy.value.replace("frame-ancestors 'none'", 'frame-ancestors ' + ancestors);
  return response;
}
