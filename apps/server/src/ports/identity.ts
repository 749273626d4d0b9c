import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';
import { fetchGateway, GatewayUnavailable } from './fetchGateway.ts';
import type { Identity } from './ports.ts';

const timeoutMs = 10_000;
const givenNames = [
  'Sarojini',
  'Rabindra',
  'Pramila',
  'Niranjan',
  'Lipsa',
  'Bijay',
  'Kuni',
  'Gobinda',
];
const familyNames = ['Behera', 'Pradhan', 'Rout', 'Sahoo', 'Nayak', 'Mohanty', 'Jena', 'Swain'];

/** The identity register of a demo: an invented name for each number, the same each time. */
export const sampleIdentity: Identity = {
  nameOf: async (aadhaar) => {
    const [first = 0, second = 0] = createHash('sha256').update(aadhaar).digest();
    return `${givenNames[first % givenNames.length]} ${familyNames[second % familyNames.length]}`;
  },
};

/** An empty register, for a server without one. */
const noIdentity: Identity = { nameOf: async () => undefined };

/**
 * Asks a gateway over HTTP: POST {number, purpose} with a bearer token, answered by {name} or 404. Nothing is stored or
 * logged.
 */
function createGatewayIdentity(config: Config): Identity {
  return {
    nameOf: async (number, purpose) => {
      const response = await fetchGateway('register', config.IDENTITY_URL, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${config.IDENTITY_TOKEN}`,
        },
        body: JSON.stringify({ number, purpose }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new GatewayUnavailable(`The register answered ${response.status}.`);
      const { name } = (await response.json()) as { name?: unknown };
      return typeof name === 'string' && name !== '' ? name : undefined;
    },
  };
}

/** Creates the configured identity register; a demo has an invented one. */
export function createIdentity(config: Config): Identity {
  if (config.IDENTITY_URL !== '') return createGatewayIdentity(config);
  return config.PORTAL_MODE === 'demo' ? sampleIdentity : noIdentity;
}
