/** The key of what a form sends: the same until the service has it, so that it counts once. */
export interface IdempotencyKey {
  current(): string;
  /** What is sent next is another thing. */
  renew(): void;
}

// crypto.randomUUID does not exist on a plain-http intranet.
function generateKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes the key of one opened form. */
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

/** Returns the key of a chosen file, the same one when it is sent again after a failure. */
export function getFileKey(file: File): string {
  const key = fileKeys.get(file) ?? generateKey();
  fileKeys.set(file, key);
  return key;
}
