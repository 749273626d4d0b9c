/** The encoding and hash of a platform: base64 of UTF-8 text and a keyed hash in lower-case hex. */
export interface Signer {
  /** Returns the base64 of the UTF-8 bytes of a text. */
  encode(text: string): string;
  /** Decodes base64 to a UTF-8 text; throws when it is invalid. */
  decode(base64: string): string;
  /** Returns the HMAC-SHA256 of a text in lower-case hex. */
  sign(data: string): string;
  /** Compares two hashes, in constant time where the platform can. */
  equals(a: string, b: string): boolean;
}

/** A sealed request, spec section 7. */
export interface SealedRequest {
  REQUEST_DATA: string;
  REQUEST_TOKEN: string;
}

/** A sealed answer, spec section 7. */
export interface SealedResponse {
  RESPONSE_DATA: string;
  RESPONSE_TOKEN: string;
}

/** The content of an envelope, or the reason why it could not be opened. */
export type OpenedEnvelope =
  { ok: true; value: unknown } | { ok: false; reason: 'shape' | 'token' | 'json' };

function seal(signer: Signer, value: unknown): [data: string, token: string] {
  const data = signer.encode(JSON.stringify(value));
  return [data, signer.sign(data)];
}

function open(signer: Signer, data: unknown, token: unknown): OpenedEnvelope {
  if (typeof data !== 'string' || typeof token !== 'string') return { ok: false, reason: 'shape' };
  if (!signer.equals(signer.sign(data), token)) return { ok: false, reason: 'token' };
  try {
    return { ok: true, value: JSON.parse(signer.decode(data)) };
  } catch {
    return { ok: false, reason: 'json' };
  }
}

const toRecord = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/** Seals a request: base64 JSON and its keyed hash. */
export function sealRequest(signer: Signer, value: unknown): SealedRequest {
  const [REQUEST_DATA, REQUEST_TOKEN] = seal(signer, value);
  return { REQUEST_DATA, REQUEST_TOKEN };
}

/** Opens a request body of any shape; the hash is compared before the content is parsed. */
export function openRequest(signer: Signer, body: unknown): OpenedEnvelope {
  const { REQUEST_DATA, REQUEST_TOKEN } = toRecord(body);
  return open(signer, REQUEST_DATA, REQUEST_TOKEN);
}

/** Seals an answer. */
export function sealResponse(signer: Signer, value: unknown): SealedResponse {
  const [RESPONSE_DATA, RESPONSE_TOKEN] = seal(signer, value);
  return { RESPONSE_DATA, RESPONSE_TOKEN };
}

/** Opens an answer of any shape; a wrong hash is the screen's 'Invalid Response'. */
export function openResponse(signer: Signer, body: unknown): OpenedEnvelope {
  const { RESPONSE_DATA, RESPONSE_TOKEN } = toRecord(body);
  return open(signer, RESPONSE_DATA, RESPONSE_TOKEN);
}
