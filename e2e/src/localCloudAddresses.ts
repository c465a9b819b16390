/** The addresses of a local cloud by its first port, as the run contract gives them. */
export function localCloudAddresses(port: number) {
  const at = (offset: number) => `http://localhost:${port + offset}`;
  return {
    site: at(0),
    partner: at(1),
    mailbox: at(2),
    s3: at(3),
    recaptcha: at(4),
  };
}
