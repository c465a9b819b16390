import { once } from 'node:events';
import { connect } from 'node:tls';

const dayMs = 86_400_000;
/** AWS renews a certificate weeks before; without its records in the DNS it cannot. In days. */
const leastDaysLeft = 14;

/**
 * Throws unless the certificate of an https origin is valid for two weeks at least. `authority` is the PEM of who
 * signed it, where Node does not know them.
 */
export async function checkCertificate(origin: string, now: Date, authority?: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect({
    host: hostname,
    servername: hostname,
    port: Number(port || 443),
    timeout: 10_000,
    ...(authority !== undefined && { ca: authority }),
  });
  socket.once('timeout', () => socket.destroy(new Error(`${origin} shows no certificate.`)));
  try {
    await once(socket, 'secureConnect');
    const { valid_to: end } = socket.getPeerCertificate();
    if ((Date.parse(end) - now.getTime()) / dayMs >= leastDaysLeft) return;
    throw new Error(`The certificate of ${hostname} ends on ${end} and was not renewed.`);
  } finally {
    socket.destroy();
  }
}
