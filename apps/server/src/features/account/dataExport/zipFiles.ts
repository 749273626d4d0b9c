import { crc32 } from 'node:zlib';

/** A file of an archive. */
export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

const version = 20;
const utf8Names = 0x0800;
// 1 January 1980, the first day that the format knows: the archive depends on its content only.
const day = 0x0021;

interface Entry {
  name: Buffer;
  crc: number;
  size: number;
  offset: number;
}

/** The fields that the header of a file and its entry in the directory have in common. */
function writeCommon(target: Buffer, at: number, { name, crc, size }: Entry): void {
  target.writeUInt16LE(version, at);
  target.writeUInt16LE(utf8Names, at + 2);
  target.writeUInt16LE(day, at + 8);
  target.writeUInt32LE(crc, at + 10);
  target.writeUInt32LE(size, at + 14);
  target.writeUInt32LE(size, at + 18);
  target.writeUInt16LE(name.length, at + 22);
}

function buildFileHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeCommon(header, 4, entry);
  return Buffer.concat([header, entry.name]);
}

function buildDirectoryEntry(entry: Entry): Buffer {
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(version, 4);
  writeCommon(record, 6, entry);
  record.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([record, entry.name]);
}

function buildEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Writes files into an uncompressed ZIP archive, one after another, so that one file at a time is in memory. */
export async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of files) {
    const entry = { name: Buffer.from(name), crc: crc32(bytes), size: bytes.length, offset };
    const header = buildFileHeader(entry);
    yield header;
    yield bytes;
    offset += header.length + bytes.length;
    directory.push(buildDirectoryEntry(entry));
  }
  const entries = Buffer.concat(directory);
  yield entries;
  yield buildEnd(directory.length, entries.length, offset);
}
