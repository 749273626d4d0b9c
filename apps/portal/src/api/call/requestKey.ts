/** The key of what a form sends: the same until the service has it, so that it counts once. */
export interface RequestKey {
  current(): string;
  /** What is sent next is another thing. */
  renew(): void;
}

// crypto.randomUUID does not exist on a plain-http intranet.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes the key of one opened form. */
export function createRequestKey(): RequestKey {
  let key = newKey();
  return {
    current: () => key,
    renew: () => {
      key = newKey();
    },
  };
}

const keysOfFiles = new WeakMap<File, string>();

/** Returns the key of a chosen file, the same one when it is sent again after a failure. */
export function keyOfFile(file: File): string {
  const key = keysOfFiles.get(file) ?? newKey();
  keysOfFiles.set(file, key);
  return key;
}
