import { uploadMaxMegabytes, uploadTypes } from '../../constants.ts';
import type { MessageKey } from '../../messages/en.ts';

/** Which files a field takes: endings in lower case, and bytes at most. */
export interface FileLimits {
  types: readonly string[];
  maxBytes: number;
}

const bytesPer = { kb: 1024, MB: 1024 * 1024 } as const;

/** Gives a size limit in bytes from kb or MB, as the specification states limits. */
export const limitInBytes = (size: number, unit: keyof typeof bytesPer): number =>
  size * bytesPer[unit];

/** How many bytes an uploaded file may have. */
export const uploadMaxBytes = limitInBytes(uploadMaxMegabytes, 'MB');

const uploadLimits: FileLimits = { types: uploadTypes, maxBytes: uploadMaxBytes };

/** Gives the ending of a file name in lower case, without the dot. */
export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Gives the message for a file that a field does not take, by its name and size in bytes; else nothing. */
export function fileProblem(
  fileName: string,
  bytes: number,
  { types, maxBytes }: FileLimits = uploadLimits,
): MessageKey | undefined {
  if (!types.includes(extensionOf(fileName))) return 'apply.document.type';
  if (bytes > maxBytes) return 'apply.document.size';
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
