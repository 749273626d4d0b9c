/** A service of others, for messages or identities, did not answer or refused; nothing of the portal's own is wrong. */
export class GatewayUnavailable extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'GatewayUnavailable';
  }
}

/** Asks a gateway; throws GatewayUnavailable when no answer comes. */
export async function fetchGateway(
  name: string,
  url: string,
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new GatewayUnavailable(`The ${name} did not answer.`, { cause: error });
  }
}
