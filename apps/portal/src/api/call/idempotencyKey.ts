/**
 * The idempotency key of a form: it stays the same until the service has received the form, so that repeated requests
 * count once.
 */
export interface IdempotencyKey {
  current(): string;
  /** Replaces the key: the next request is a new submission. */
  renew(): void;
}

// crypto.randomUUID does not exist on a plain-http intranet.
function generateKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the idempotency key of a newly opened form. */
export function createIdempotencyKey(): IdempotencyKey {
  let key = generateKey();
  return {
    current: () => key,
    renew: () => {
      key = generateKey();
    },
  };
}

const fileKeys = new WeakMap<File, string>();

/** Returns the idempotency key of a chosen file, the same one when the file is sent again after a failure. */
export function getFileKey(file: File): string {
  const key = fileKeys.get(file) ?? generateKey();
  fileKeys.set(file, key);
  return key;
}
