import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const deflated = 8;

/** Returns the entries of a zip file as text by name, found by its central directory. */
export function readZipEntries(bytes: Uint8Array): Map<string, string> {
  const file = Buffer.from(bytes);
  let end = file.length - endBytes;
  while (end >= 0 && file.readUInt32LE(end) !== endOfDirectory) end -= 1;
  if (end < 0) throw new Error('This is no zip file.');
  const parts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let entry = 0; entry < file.readUInt16LE(end + 10); entry += 1) {
    if (file.readUInt32LE(at) !== entrySignature) throw new Error('The directory is broken.');
    const [packed, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const name = file.toString('utf8', at + entryBytes, at + entryBytes + nameLength);
    const local = file.readUInt32LE(at + 42);
    const start =
      local + localBytes + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = file.subarray(start, start + packed);
    const isDeflated = file.readUInt16LE(at + 10) === deflated;
    parts.set(name, (isDeflated ? inflateRawSync(content) : content).toString('utf8'));
    at += entryBytes + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}
