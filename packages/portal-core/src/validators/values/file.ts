import { uploadMaxMegabytes, uploadTypes } from '../../constants.ts';
import type { MessageKey } from '../../messages/en.ts';

/** The accepted files of a field: extensions in lower case, and maximum bytes. */
export interface FileLimits {
  types: readonly string[];
  maxBytes: number;
}

const bytesPer = { kb: 1024, MB: 1024 * 1024 } as const;

/** Converts a size limit of the specification from kb or MB to bytes. */
export const toBytes = (size: number, unit: keyof typeof bytesPer): number => size * bytesPer[unit];

/** The maximum bytes of an uploaded file. */
export const uploadMaxBytes = toBytes(uploadMaxMegabytes, 'MB');

const uploadLimits: FileLimits = { types: uploadTypes, maxBytes: uploadMaxBytes };

/** Returns the extension of a file name in lower case, without the dot. */
export function getFileExtension(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Returns the error message for a file by its name and size in bytes; undefined if it is accepted. */
export function validateFile(
  fileName: string,
  bytes: number,
  { types, maxBytes }: FileLimits = uploadLimits,
): MessageKey | undefined {
  if (!types.includes(getFileExtension(fileName))) return 'apply.document.type';
  if (bytes > maxBytes) return 'apply.document.size';
  return undefined;
}

/** Detects the media type of a file by its first bytes; undefined for other types. */
export function detectMediaType(
  bytes: Uint8Array,
): 'application/pdf' | 'image/jpeg' | 'image/png' | undefined {
  const starts = (...signature: number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf';
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return undefined;
}
