import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createDraftSaver,
  type DraftContent,
  type DraftState,
  type SaveResult,
} from './draftSaver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(answers: (SaveResult | Promise<SaveResult>)[] = []) {
  const sent: [DraftContent, number][] = [];
  const states: DraftState[] = [];
  const saver = createDraftSaver({
    content: { description: 'A wall' },
    version: 3,
    delayMs: 1000,
    onState: (state) => states.push(state),
    send: async (content, version) => {
      sent.push([content, version]);
      return answers.shift() ?? { version: version + 1, savedOn: `v${version + 1}` };
    },
  });
  return { saver, sent, states };
}

describe('a change', () => {
  it('is saved once, after a pause, over the loaded version', async () => {
    const { saver, sent, states } = setUp();
    saver.schedule({ description: 'A wall of' });
    await vi.advanceTimersByTimeAsync(999);
    saver.schedule({ description: 'A wall of brick' });
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([[{ description: 'A wall of brick' }, 3]]);
    expect(states).toEqual([{ kind: 'saved', savedOn: 'v4' }]);
  });

  it('is not saved when it equals the stored content, in any order', async () => {
    const { saver, sent } = setUp();
    saver.schedule({ description: 'A wall' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
    saver.schedule({ kind: 'fence', description: 'A wall' });
    await vi.advanceTimersByTimeAsync(1000);
    saver.schedule({ description: 'A wall', kind: 'fence' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
  });

  it('is saved after the running save, over its version', async () => {
    let end: (saved: SaveResult) => void = () => undefined;
    const first = new Promise<SaveResult>((resolve) => (end = resolve));
    const { saver, sent } = setUp([first]);
    saver.schedule({ description: 'one' });
    await vi.advanceTimersByTimeAsync(1000);
    saver.schedule({ description: 'two' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
    end({ version: 4, savedOn: 'v4' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toEqual([{ description: 'two' }, 4]);
  });

  it('is saved with the next change when a save failed', async () => {
    const { saver, sent, states } = setUp(['failed']);
    saver.schedule({ description: 'one' });
    await vi.advanceTimersByTimeAsync(1000);
    saver.schedule({ description: 'one' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(([, version]) => version)).toEqual([3, 3]);
    expect(states.map(({ kind }) => kind)).toEqual(['failed', 'saved']);
  });

  it('is not saved after another window has saved', async () => {
    const { saver, sent, states } = setUp(['conflict']);
    saver.schedule({ description: 'one' });
    await vi.advanceTimersByTimeAsync(1000);
    saver.schedule({ description: 'two' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    expect(states).toEqual([{ kind: 'conflict' }]);
  });

  it('is saved at once by saveNow, which resolves to whether it is saved', async () => {
    const { saver, sent } = setUp(['failed']);
    expect(await saver.saveNow()).toBe(true);
    expect(sent).toEqual([]);
    saver.schedule({ description: 'one' });
    expect(await saver.saveNow()).toBe(false);
    expect(await saver.saveNow()).toBe(true);
    expect(sent.map(([content]) => content.description)).toEqual(['one', 'one']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(2);
  });

  it('is saved at once when the page is left', async () => {
    const { saver, sent } = setUp();
    saver.schedule({ description: 'one' });
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
  });
});

it('discardPending waits for the running save and discards older changes', async () => {
  let end: (saved: SaveResult) => void = () => undefined;
  const { saver, sent } = setUp([new Promise<SaveResult>((resolve) => (end = resolve))]);
  saver.schedule({ description: 'one' });
  await vi.advanceTimersByTimeAsync(1000);
  saver.schedule({ description: 'two' });
  let isSettled = false;
  const settled = saver.discardPending().then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(isSettled).toBe(false);
  end({ version: 4, savedOn: 'v4' });
  await settled;
  saver.flush();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
  saver.schedule({ description: 'three' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent[1]).toEqual([{ description: 'three' }, 4]);
});
