import { writeFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

const deflated = 8;

interface Entry {
  name: string;
  content: Uint8Array;
  /** The size that the archive declares, when it is not the true one. */
  declared?: number;
}

function header(signature: number, { name, content, declared }: Entry, packed: Buffer): Buffer {
  const isCentral = signature === 0x02014b50;
  const bytes = Buffer.alloc(isCentral ? 46 : 30);
  const at = isCentral ? 2 : 0;
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(20, 4);
  if (isCentral) bytes.writeUInt16LE(20, 6);
  bytes.writeUInt16LE(deflated, 8 + at);
  bytes.writeUInt32LE(crc32(content), 14 + at);
  bytes.writeUInt32LE(packed.length, 18 + at);
  bytes.writeUInt32LE(declared ?? content.length, 22 + at);
  bytes.writeUInt16LE(Buffer.byteLength(name), 26 + at);
  return bytes;
}

/** Writes a zip archive, also one with paths and sizes that no honest program would write. */
export function writeZip(path: string, entries: readonly Entry[]): void {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.content);
    const local = [header(0x04034b50, entry, packed), Buffer.from(entry.name), packed];
    const central = header(0x02014b50, entry, packed);
    central.writeUInt32LE(offset, 42);
    directory.push(central, Buffer.from(entry.name));
    parts.push(...local);
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, part) => sum + part.length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  writeFileSync(path, Buffer.concat([...parts, ...directory, end]));
}
