import { uploadMaxBytes, uploadTypes } from '../constants.ts';
import type { MessageKey } from '../messages/en.ts';

const isAllowed = (extension: string): boolean =>
  (uploadTypes as readonly string[]).includes(extension);

/** Gives the ending of a file name in lower case, without the dot. */
export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Gives the message for a file that may not be uploaded, by its name and size in bytes; else nothing. */
export function fileProblem(fileName: string, bytes: number): MessageKey | undefined {
  if (!isAllowed(extensionOf(fileName))) return 'apply.document.type';
  if (bytes > uploadMaxBytes) return 'apply.document.size';
  return undefined;
}

/** Gives the media type that the first bytes of a file prove, or nothing when they prove none of ours. */
export function mediaTypeOf(
  bytes: Uint8Array,
): 'application/pdf' | 'image/jpeg' | 'image/png' | undefined {
  const starts = (...signature: number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return undefined;
}
