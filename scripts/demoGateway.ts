import { randomBytes } from 'node:crypto';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Starts the stand-in payment gateway of a demo on this machine and returns its settings; none in production, with a
 * gateway of its own, or for a demo that other machines reach.
 */
export async function startDemoGateway(variables: Variables): Promise<Record<string, string>> {
  const { PORTAL_MODE, PAYMENT_URL, DEMO_ON_NETWORK } = variables;
  if (PORTAL_MODE === 'production' || PAYMENT_URL !== undefined || DEMO_ON_NETWORK === 'yes')
    return {};
  const { startPaymentGateway } = await import('../tests/support/paymentGateway/paymentGateway.ts');
  const [token, secret] = [randomBytes(24), randomBytes(24)].map((bytes) =>
    bytes.toString('base64url'),
  ) as [string, string];
  const { url } = await startPaymentGateway({ token, secret });
  return { PAYMENT_URL: url, PAYMENT_TOKEN: token, PAYMENT_SECRET: secret };
}
