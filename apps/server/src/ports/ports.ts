import type { Language, MessageValues, PaymentMethod, SmsKey } from '@temple-land/portal-core';

/** Returns the present moment. */
export type Clock = () => Date;

/** A text message, ready to be sent. */
export interface ComposedSms {
  text: string;
  /** The id of its registered template (DLT); empty without one. */
  templateId: string;
  /** The code in it, which the demo's outbox stores separately. */
  otp?: string;
}

/** Passes text messages on: a gateway, or the outbox of a demo. */
export interface SmsGateway {
  send(mobile: string, sms: ComposedSms): Promise<void>;
}

/** Writes and sends text messages. */
export interface Sms extends SmsGateway {
  /** Returns a text of the catalogue in its registered wording; a value `otp` is its code. */
  compose(key: SmsKey, language: Language, values?: MessageValues): Promise<ComposedSms>;
}

/** Sends e-mail. */
export interface Mail {
  send(to: string, subject: string, text: string): Promise<void>;
}

/** Unpredictable bytes and numbers. */
export interface Random {
  /** Returns that many random bytes as base64url text. */
  token(bytes: number): string;
  /** Returns a whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
}

/** A store of files by generated keys; the names of the files are in the database. */
export interface Files {
  /** Writes or replaces a file; it is durable when this returns. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes of a file, or undefined when there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Removes a file, if it exists. */
  remove(key: string): Promise<void>;
  /** Returns the keys of files last written before a moment. */
  olderThan(moment: Date): AsyncIterable<string>;
}

/** Looks for harmful content in a file. */
export interface Scanner {
  /** Returns the name of the found malware, undefined for a clean file; throws if it cannot scan. */
  find(bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<string | undefined>;
}

/** The register of identities. */
export interface Identity {
  /**
   * Returns the name for an Aadhaar number, undefined for an unknown number; throws if the register does not answer.
   */
  nameOf(aadhaar: string, purpose: string): Promise<string | undefined>;
}

/** An order that the gateway is asked for. */
export interface NewGatewayOrder {
  /** The portal's reference, by which a repeated request has no second effect. */
  orderNo: string;
  paise: number;
  /** What the payer reads on the gateway's page. */
  description: string;
  language: Language;
  /** Where the payer returns to. */
  returnUrl: string;
  /** Where the gateway sends what became of the order. */
  callbackUrl: string;
}

/** An order as the gateway has it. */
export interface GatewayOrder {
  gatewayOrderId: string;
  orderNo: string;
  paise: number;
  currency: string;
  status: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';
  payments: readonly {
    reference: string;
    method: PaymentMethod;
    paise: number;
    paidOn: Date;
  }[];
}

/** A payment gateway with a page of its own; throws GatewayUnavailable if it does not answer. */
export interface PaymentGateway {
  /** Creates an order, or returns the one with this reference. */
  createOrder(order: NewGatewayOrder): Promise<{ gatewayOrderId: string; payUrl: string }>;
  /** Returns the present state of an order; undefined for an unknown one. */
  findOrder(gatewayOrderId: string): Promise<GatewayOrder | undefined>;
  /** Returns the order that a signed callback tells of. */
  readCallback(body: Uint8Array, signature: string): GatewayOrder | 'unsigned' | 'malformed';
}

/** A media type that the service stores. */
export type StoredMediaType = 'application/pdf' | 'image/jpeg' | 'image/png';

/**
 * A sanitised file, or the refusal: `damaged`, `locked` (needs a password), `complex` (needs too much time or memory,
 * or has no static pages), `busy` (too many files are waiting).
 */
export type Sanitized =
  { bytes: Uint8Array } | { refused: 'damaged' | 'locked' | 'complex' | 'busy' };

/** Sanitises files: removes everything active or hidden. */
export interface Sanitizer {
  /** Returns the sanitised file; the queue is shared fairly between owners. Throws if no process can be started. */
  sanitize(bytes: Uint8Array, type: StoredMediaType, owner: number): Promise<Sanitized>;
  /** Returns a sanitised file with a text of Latin letters across every page or the picture. */
  watermark(bytes: Uint8Array, type: StoredMediaType, text: string): Promise<Sanitized>;
}
