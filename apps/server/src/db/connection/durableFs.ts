import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd?: number;
}
interface EmscriptenModule {
  NODEFS?: { stream_ops: { fsync?: (stream: Stream) => number } };
}
type EmscriptenOptions = Parameters<NodeFS['init']>[1];

/** Counts the fsync calls that reached the operating system; the durability test reads it. */
export const fsyncCalls = { count: 0 };

function flush(stream: Stream): number {
  if (stream.nfd !== undefined) {
    fsyncSync(stream.nfd);
    fsyncCalls.count += 1;
  }
  return 0;
}

/**
 * PGlite's file system with a real fsync; without it a commit would stay in the operating system's cache (decision
 * 0006). Relies on the pinned version of PGlite.
 */
export class DurableNodeFS extends NodeFS {
  override async init(
    ...[pg, options]: Parameters<NodeFS['init']>
  ): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: EmscriptenModule) => {
      if (module.NODEFS) module.NODEFS.stream_ops.fsync = flush;
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync],
      } as EmscriptenOptions,
    };
  }
}
