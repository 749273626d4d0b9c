import { describe, expect, it } from 'vitest';
import { runKillSeries } from '../support/kills/kills.ts';

// The hundred kills of `npm run bench -- kills` take minutes and are timed on a quiet machine.
const kills = 5;

describe.each(['pglite', 'bucket'] as const)('killed in the middle of writing, %s', (engine) => {
  it('loses nothing that was acknowledged, tears nothing', async () => {
    const { lost, incomplete, applications, starts } = await runKillSeries(engine, kills);
    expect({ lost, incomplete }).toEqual({ lost: [], incomplete: [] });
    expect(applications).toBeGreaterThanOrEqual(kills);
    expect(starts).toHaveLength(kills);
  }, 240_000);
});
