import { crc32, deflateRawSync } from 'node:zlib';

const [localBytes, entryBytes, endBytes] = [30, 46, 22];
const [version, utf8, deflated, firstDay] = [20, 0x0800, 8, 0x21];

/** Returns a zip archive of files by name; their time is the first that the format has. */
export function toZip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const [parts, entries]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [fileName, bytes] of Object.entries(files)) {
    const [name, packed] = [Buffer.from(fileName), deflateRawSync(bytes)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(version, 0);
    facts.writeUInt16LE(utf8, 2);
    facts.writeUInt16LE(deflated, 4);
    facts.writeUInt16LE(firstDay, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from([0x50, 0x4b, 3, 4]), facts, name, packed);
    const entry = Buffer.alloc(entryBytes);
    entry.set([0x50, 0x4b, 1, 2]);
    entry.writeUInt16LE(version, 4);
    entry.set(facts, 6);
    entry.writeUInt32LE(offset, 42);
    entries.push(entry, name);
    offset += localBytes + name.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(endBytes);
  end.set([0x50, 0x4b, 5, 6]);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}
