/** The limits for sanitising one file. */
export const limits = {
  /** Processor time of a file. */
  cpuMs: 8_000,
  /** Memory of the process that reads a file, as the system counts it. */
  residentBytes: 512 * 1024 * 1024,
  heapMb: 320,
  pdf: {
    objects: 100_000,
    streams: 20_000,
    pages: 2_000,
    /** Nesting depth of arrays and dictionaries in one object, and of the page tree. */
    depth: 60,
    /** Decoded bytes of one stream, and of all streams of a file together. */
    streamBytes: 96 * 1024 * 1024,
    fileBytes: 256 * 1024 * 1024,
    filters: 3,
  },
  pixels: 50_000_000,
} as const;
