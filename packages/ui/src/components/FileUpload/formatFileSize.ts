const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Returns a size in bytes as text: 340 KB, 1.8 MB; at least 1 KB for a file that is not empty. */
export function formatFileSize(bytes: number): string {
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${bytes === 0 ? 0 : Math.max(1, Math.round(bytes / kilobyte))} KB`;
}
