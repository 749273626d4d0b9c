import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReadyRouter } from './router.tsx';

const ReadyPage = () => <h1>Ready</h1>;

describe('the router over a ready page', () => {
  const first = window.location.href;
  afterEach(() => window.history.replaceState(null, '', first));

  it('has its page at once, from the code that the page names, and other pages by the list', async () => {
    window.history.replaceState(null, '', '/website/faq');
    const load = vi.fn(async () => ReadyPage);
    const router = await createReadyRouter('/website/faq', load);
    expect(load.mock.calls).toEqual([['info/FaqPage']]);
    expect(router.state.initialized).toBe(true);
    expect(router.state.matches.at(-1)?.route).toMatchObject({
      element: { type: ReadyPage },
      handle: { title: ['title.website', 'title.faq'] },
    });
    await router.navigate('/sitemap');
    expect(router.state.location.pathname).toBe('/website/sitemap');
    expect(router.state.errors).toBeNull();
    expect(load).toHaveBeenCalledOnce();
    router.dispose();
  });

  it('is none where the address only leads elsewhere, or the code is missing', async () => {
    await expect(createReadyRouter('/faq', async () => ReadyPage)).rejects.toThrow('no page');
    const fails = () => Promise.reject(new Error('gone'));
    await expect(createReadyRouter('/website/faq', fails)).rejects.toThrow('gone');
  });
});
