/** Thrown when an external service for messages or identities does not answer or refuses. */
export class GatewayUnavailable extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'GatewayUnavailable';
  }
}

/** Thrown when a gateway will never take a message, however often it is tried. */
export class MessageRefused extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'MessageRefused';
  }
}

/** Sends a request to a gateway; throws GatewayUnavailable without an answer. */
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
