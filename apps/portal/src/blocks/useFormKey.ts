import { useState } from 'react';

// crypto.randomUUID does not exist on a plain-http intranet.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives the key that makes one opened form count once, however often it is sent. */
export const useFormKey = () => useState(newKey)[0];
