import { createHmac } from 'node:crypto';

/** Returns the HMAC-SHA256 of data in lower-case hex; texts count as their UTF-8 bytes. */
export function keyedHash(key: string | Uint8Array, data: string | Uint8Array): string {
  return createHmac('sha256', key).update(data).digest('hex');
}
